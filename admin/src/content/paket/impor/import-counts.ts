import type { ImportAnswer } from '@safar/shared/content/paket/import-answer'

const count = ({ baris }: ImportAnswer, jenis: ImportAnswer['baris'][number]['jenis']) =>
  baris.filter((row) => row.jenis === jenis).length

/** Tells if an import would change anything. */
export function hasWork(impor: ImportAnswer): boolean {
  return count(impor, 'sama') < impor.baris.length
}

/** Sums up an import: `2 paket baru, 3 paket berubah`. */
export function whatText(impor: ImportAnswer, kata: string): string {
  const [baru, ubah] = [count(impor, 'baru'), count(impor, 'ubah')]
  const parts = [baru > 0 && `${baru} ${kata} baru`, ubah > 0 && `${ubah} ${kata} berubah`].filter(Boolean)
  return parts.join(', ') || 'Semua baris sama dengan yang tersimpan'
}

/** Returns the number of rows checked and of those unchanged, in words. */
export function countsOf(impor: ImportAnswer): string {
  const sama = count(impor, 'sama')
  const all = `${impor.baris.length} baris diperiksa`
  return sama > 0 ? `${all}, ${sama} di antaranya tidak berubah.` : `${all}.`
}
