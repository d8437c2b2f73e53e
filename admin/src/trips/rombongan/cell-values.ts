import type { RombonganKantor } from '@safar/shared/trips/rombongan/rombongan-schema'

/** Reads the values of cells of one kind that stand, newest first; the API checked each as it came. */
export function cellValues<Value extends { pada: number; hapus: boolean }>(
  { sel }: RombonganKantor,
  kind: 'perhentian' | 'catatan',
): { kunci: string; nilai: Value }[] {
  return sel
    .filter(({ jenis }) => jenis === kind)
    .map(({ kunci, nilai }): { kunci: string; nilai: Value } => ({ kunci, nilai: JSON.parse(nilai) }))
    .filter(({ nilai }) => !nilai.hapus)
    .sort((a, b) => b.nilai.pada - a.nilai.pada)
}
