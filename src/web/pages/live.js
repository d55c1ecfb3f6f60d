// SPDX-License-Identifier: GPL-3.0-or-later
// Shows what changed without a reload; every page works without it.
'use strict';
let shown = Date.now();
let touched = false;

// What somebody is writing is not taken from under his hands.
function isBusy() {
  const field = document.activeElement;
  return touched || (field && ['INPUT', 'SELECT', 'TEXTAREA'].includes(field.tagName));
}

function replace(id, page) {
  document.getElementById(id).replaceWith(page.getElementById(id));
}

async function renew(always) {
  if (!always && isBusy()) return;
  const answer = await fetch(location.href);
  if (answer.redirected) { // let in, or out
    location.replace(answer.url);
    return;
  }
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  replace('announcement', page);
  document.body.dataset.announcement = page.body.dataset.announcement;
  if (isBusy()) return;
  const open = [...document.querySelectorAll('#page details')].map(part => part.open);
  Object.assign(document.body.dataset, page.body.dataset);
  replace('page', page);
  document.querySelectorAll('#page details').forEach((part, i) => { part.open = part.open || open[i]; });
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
  if (!document.body.dataset.mark && news.data !== document.body.dataset.revision) renew(false).catch(() => {});
};
live.addEventListener('mark', news => {
  if (document.body.dataset.mark && news.data !== document.body.dataset.mark) renew(false).catch(() => {});
});
live.addEventListener('announcement', news => {
  if (news.data !== document.body.dataset.announcement) renew(true).catch(() => {});
});
document.addEventListener('input', () => { touched = true; });
setInterval(tick, 250);
