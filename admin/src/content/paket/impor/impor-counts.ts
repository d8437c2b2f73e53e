import type { Impor } from '@safar/shared/content/paket/impor'

const count = ({ baris }: Impor, jenis: Impor['baris'][number]['jenis']) =>
  baris.filter((row) => row.jenis === jenis).length

/** Whether a sheet would change anything at all. */
export function hasWork(impor: Impor): boolean {
  return count(impor, 'sama') < impor.baris.length
}

/** `2 paket baru, 3 paket berubah` */
export function whatText(impor: Impor, kata: string): string {
  const [baru, ubah] = [count(impor, 'baru'), count(impor, 'ubah')]
  const parts = [baru > 0 && `${baru} ${kata} baru`, ubah > 0 && `${ubah} ${kata} berubah`].filter(Boolean)
  return parts.join(', ') || 'Semua baris sama dengan yang tersimpan'
}

/** How many rows there are, and how many of them say nothing new. */
export function countsOf(impor: Impor): string {
  const sama = count(impor, 'sama')
  const all = `${impor.baris.length} baris diperiksa`
  return sama > 0 ? `${all}, ${sama} di antaranya tidak berubah.` : `${all}.`
}
