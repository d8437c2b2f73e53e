import type { Baris } from '@safar/shared/trips/lembar/lembar-schema'
import { isBlocked } from './requirements.ts'

const lacks =
  (...kunci: string[]) =>
  ({ syarat }: Baris) =>
    syarat.some((one) => one.keadaan !== 'ok' && kunci.includes(one.kunci))

/** The filters above the sheet, each with what it counts. */
export const SHEET_FILTERS = [
  { id: 'kurang', label: 'belum lengkap', tone: 'bad', is: isBlocked },
  {
    id: 'paspor',
    label: 'paspor perlu dilihat',
    tone: 'doubtful',
    is: (row: Baris) => row.paspor_sama !== '' || lacks('paspor', 'berkas_paspor', 'nama')(row),
  },
  {
    id: 'dokumen',
    label: 'dokumen kurang',
    tone: 'doubtful',
    is: lacks('pas_foto', 'ktp', 'kk', 'akta_lahir', 'buku_nikah', 'bpjs'),
  },
  { id: 'vaksin', label: 'vaksin kurang', tone: 'doubtful', is: lacks('meningitis', 'polio') },
  { id: 'visa', label: 'visa belum ada', tone: 'plain', is: ({ visa }: Baris) => !visa.ada },
  { id: 'bayar', label: 'belum lunas', tone: 'plain', is: ({ status }: Baris) => status === 'sebagian' },
] as const
export type SheetFilter = (typeof SHEET_FILTERS)[number]

/** Returns the filter of a name in the address; null for none. */
export const filterOf = (name: string): SheetFilter | null =>
  SHEET_FILTERS.find(({ id }) => id === name) ?? null
