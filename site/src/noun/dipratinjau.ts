/** The record that a preview is rendered for (`bundel/render-preview.ts`); none while a release is. */
const shared = globalThis as typeof globalThis & {
  safarDipratinjau?: { jenis: string; id: number } | undefined
}

/** Tells if a preview is rendered to show this very record, which then appears whatever else would hide it. */
export function isDipratinjau(jenis: string, { id }: { id: number }): boolean {
  return shared.safarDipratinjau?.jenis === jenis && shared.safarDipratinjau.id === id
}

/**
 * Returns the first records of a list. In a preview the previewed record takes the last place if it would be missing.
 */
export function pertama<Item extends { id: number }>(
  jenis: string,
  list: readonly Item[],
  most: number,
): Item[] {
  const first = list.slice(0, most)
  const beyond = list.slice(most).find((item) => isDipratinjau(jenis, item))
  return beyond ? [...first.slice(0, -1), beyond] : first
}
