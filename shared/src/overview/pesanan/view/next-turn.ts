/** Resolves in a task of its own: touches and drawing that wait come first. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    // A timeout would wait four milliseconds each time.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
