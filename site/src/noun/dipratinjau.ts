/** The record that a preview is rendered for (`bundel/render-preview.ts`); none while a release is. */
const shared = globalThis as typeof globalThis & {
  safarDipratinjau?: { jenis: string; id: number } | undefined
}

/** Whether a preview is rendered to show this very record, which then stands on the page whatever else would hide it. */
export function isDipratinjau(jenis: string, { id }: { id: number }): boolean {
  return shared.safarDipratinjau?.jenis === jenis && shared.safarDipratinjau.id === id
}

/** The first records of a list. In a preview the record that it shows takes the last place where it would not be among them. */
export function pertama<Item extends { id: number }>(
  jenis: string,
  list: readonly Item[],
  most: number,
): Item[] {
  const first = list.slice(0, most)
  const beyond = list.slice(most).find((item) => isDipratinjau(jenis, item))
  return beyond ? [...first.slice(0, -1), beyond] : first
}
