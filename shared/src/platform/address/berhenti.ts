/** Where whoever got a message says that they want no more of what they did not ask for. */
export function berhentiPath(token: string): string {
  return `/api/berhenti/${token}`
}
