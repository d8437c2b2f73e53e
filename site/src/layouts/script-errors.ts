/*
 * A script that does not run says nothing by itself: a browser below the floor stops at its first word, and one that
 * does not arrive leaves buttons that do nothing. This runs before all others, in the words of the oldest browsers, and
 * marks the page, which then says so (`Galat.astro`). Pictures that do not come, what extensions do, and that React
 * draws a translated part anew (its errors 418 to 425) are none of it.
 */
export const GALAT_SKRIP =
  "addEventListener('error',function(e){var t=e.target;(t.nodeName=='SCRIPT'?/_astr[o]/.test(t.src):/_astr[o]/.test(e.filename)&&!/#4[12]/.test(e.message))&&document.documentElement.setAttribute('data-galat','')},!0)"
