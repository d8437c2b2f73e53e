/** Returns the path where the recipient of a message unsubscribes from what they did not ask for. */
export function unsubscribePath(token: string): string {
  return `/api/berhenti/${token}`
}
