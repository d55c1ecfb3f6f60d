// SPDX-License-Identifier: GPL-3.0-or-later
// Shows what changed without a reload; every page works without it.
'use strict';
let shown = Date.now();

let touched = false;

// What somebody is writing is not taken from under his hands.
async function renew() {
  if (touched || (document.activeElement && document.activeElement.tagName === 'INPUT')) return;
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (touched) return;
  Object.assign(document.body.dataset, page.body.dataset);
  document.getElementById('page').replaceWith(page.getElementById('page'));
  shown = Date.now();
}

function tick() {
  const clock = document.querySelector('time[data-left]');
  if (!clock) return;
  const left = Number(clock.dataset.left) - (Date.now() - shown);
  const seconds = Math.ceil(Math.max(left, 0) / 1000);
  clock.textContent = Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
}

const live = new EventSource('/live');
live.onmessage = news => {
  if (!document.body.dataset.mark && news.data !== document.body.dataset.revision) renew().catch(() => {});
};
live.addEventListener('mark', news => {
  if (document.body.dataset.mark && news.data !== document.body.dataset.mark) renew().catch(() => {});
});
document.addEventListener('input', () => { touched = true; });
setInterval(tick, 250);
