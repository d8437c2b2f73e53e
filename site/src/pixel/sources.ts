/** Returns the origins that the content security policy allows for the pixel; none without one. */
export function pixelSources(pixelId: string): { script: string[]; beacon: string[] } {
  if (!pixelId) return { script: [], beacon: [] }
  return { script: ['https://connect.facebook.net'], beacon: ['https://www.facebook.com'] }
}
