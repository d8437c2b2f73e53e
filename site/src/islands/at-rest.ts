/** Calls `begin` once the page has loaded, `pauseMs` milliseconds have passed, and the browser is idle. */
export function onceAtRest(begin: () => void, pauseMs = 0): void {
  // Safari has no idle callback: a short timeout instead.
  const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 200))
  const wait = () => setTimeout(rest, pauseMs)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}
