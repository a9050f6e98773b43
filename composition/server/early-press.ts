import * as STORAGE_NAMES from '../../adapters/storage/storage-names';

/**
 * Keeps what a shopper presses before the page's script has arrived, to be replayed by
 * `composition/web/replay-early-presses.ts` once it has: buttons marked `data-replay` and changed
 * form controls inside `data-replay-changes`. React replays neither by itself, and what it hears
 * before the replay, being there already, would be done twice: so it hears of neither. It also
 * notes every field that is typed into, in case the page is drawn a second time. Runs inline, so
 * its hash is in the Content-Security-Policy. It also puts the kept layout of results on the root
 * before the first paint, so that nothing moves when the page's script learns of it, and whether this tab holds a
 * valuation, so that what is said of the shopper's own car has its room (`ui/kit/own-car-mark.ts`). And it has
 * the scripts named in `data-late` fetched behind all else, which would be asked for a turn later: fetched
 * and not read, since to read them at once holds up a slow phone.
 */
export const EARLY_PRESS_SCRIPT = `(function(d){try{if(localStorage.getItem('${STORAGE_NAMES.listingView}')==='list')d.documentElement.dataset.view='list'}catch(e){}try{var o=JSON.parse(sessionStorage.getItem('${STORAGE_NAMES.heldValuation}'));if(o)d.documentElement.dataset.ownCar=o.lastDay<new Date().toISOString().slice(0,10)?'old':'held'}catch(e){}var q=[],w=new Set();function c(e){var t=e.target.closest('[data-replay]');if(t){e.preventDefault();e.stopPropagation();t.classList.add('is-kept');q.push({kind:'press',element:t})}else if(/^(checkbox|radio)$/.test(e.target.type)&&e.target.closest('[data-replay-changes]'))e.stopPropagation()}function h(e){var t=e.target;n(e);if(t.closest('[data-replay-changes]'))q.push({kind:'change',element:t,checked:t.checked,value:t.value})}function n(e){w.delete(e.target);w.add(e.target)}d.addEventListener('input',n,true);d.addEventListener('click',c,true);d.addEventListener('change',h,true);window.forecourtEarly={take:function(){d.removeEventListener('click',c,true);d.removeEventListener('change',h,true);return q},touched:w};var l=d.currentScript.dataset.late.match(/\\S+/g)||[];l.forEach(function(s){var k=d.createElement('link');k.rel=k.relList.supports('prefetch')?'prefetch':'modulepreload';k.as='script';k.href=s;k.fetchPriority='low';d.head.append(k)})})(document)`;
