import { type Pendaftaran, pendaftaranSchema } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { StoredRow } from '../../platform/db/tables.ts'
import { isTime } from '../../platform/db/time.ts'
import { maskedWords } from './pendaftaran-words.ts'

/** Converts a stored row into what staff read; words that nobody opened are masks. */
export function toPendaftaran(row: StoredRow<'pendaftaran'>): Pendaftaran {
  const { email_kunci: _e, telepon_kunci: _t, cari: _c, ...fields } = row
  const given = row.setuju_pemasaran === 1
  return {
    ...fields,
    ...maskedWords(row),
    // A choice has no mask.
    kursi_roda: row.kursi_roda === 'ya' ? 'ya' : '',
    mau_sebagian: row.mau_sebagian === 1,
    setuju_pemasaran: given && row.pemasaran_ditarik_pada === null,
    pemasaran_pada: given ? row.persetujuan_pada : null,
    kembar: 0,
    kontak_terakhir: null,
    pemesanan: null,
  }
}

/** Columns with times that are computed with: one invalid time would fail a whole list. */
const TIMES = ['created_at', 'updated_at', 'status_pada', 'persetujuan_pada'] as const

/** Reads a stored row as staff read it; null if it is broken, which `onBroken` is told. */
export function readPendaftaranRow(row: StoredRow<'pendaftaran'>, onBroken?: OnBroken): Pendaftaran | null {
  const parsed = pendaftaranSchema.safeParse(toPendaftaran(row))
  const isian = parsed.error
    ? String(parsed.error.issues[0]?.path[0] ?? '')
    : TIMES.find((name) => !isTime(row[name]))
  if (parsed.success && isian === undefined) return parsed.data
  onBroken?.({ tabel: 'pendaftaran', id: row.id, isian: isian ?? '' })
  return null
}
