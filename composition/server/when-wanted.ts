/**
 * Fetches the script of a page that is read once somebody does more than read: presses, or comes with
 * the keyboard to, a button, a field or a list; what works by itself says so by `data-by-itself`. On a
 * page that has more to it than to read, it comes with the first event of those named in `data-signs`:
 * as soon as anybody is there, which a pointer that rests does not say. A press in between is kept by the early script and done when the page
 * has come alive. A browser that keeps something of the site's (an answer to the question of consent, a
 * list, a form half filled in) has the script already as a rule, and the shopper a number in the header
 * or words in a form that only it can write: there it is fetched once the page has loaded. A picture that is gone leaves its place empty, until the page's script draws
 * something there. Runs inline, so its hash is in the Content-Security-Policy.
 */
export const WHEN_WANTED_SCRIPT = `(function(d){var s=d.currentScript.dataset,is=['pointerdown','focusin','input','submit'],ss=s.signs.match(/\\S+/g)||[],p={passive:true,capture:true},on=false;function f(){if(on)return;on=true;is.forEach(function(k){d.removeEventListener(k,w,true)});ss.forEach(function(k){d.removeEventListener(k,g,p)});(s.modules.match(/\\S+/g)||[]).forEach(function(m){var k=d.createElement('link');k.rel='modulepreload';k.href=m;d.head.append(k)});var e=d.createElement('script');e.type='module';e.src=s.entry;d.head.append(e)}function g(e){if(e.type!=='pointermove'||e.movementX||e.movementY)f()}function w(e){var t=e.target.closest&&e.target.closest('button,input,select,textarea,form,[data-replay]');if(t&&!t.closest('[data-by-itself]'))f()}is.forEach(function(k){d.addEventListener(k,w,true)});ss.forEach(function(k){d.addEventListener(k,g,p)});['error','load'].forEach(function(k){d.addEventListener(k,function(e){var t=e.target;if(t.tagName==='IMG')t.style.visibility=k==='load'?'':'hidden'},true)});var kept=false;try{kept=localStorage.length+sessionStorage.length>0}catch(e){}if(kept)addEventListener('load',function(){(window.requestIdleCallback||setTimeout)(f)})})(document)`;
