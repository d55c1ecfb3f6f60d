// SPDX-License-Identifier: GPL-3.0-or-later
// Shows what changed without a reload; every page works without it.
'use strict';
let shown = Date.now();

async function renew() {
  if (document.activeElement && document.activeElement.tagName === 'INPUT') return;
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.body.dataset.revision = page.body.dataset.revision;
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
  if (news.data !== document.body.dataset.revision) renew().catch(() => {});
};
setInterval(tick, 250);
