import { KAMAR } from '../../content/paket/kamar.ts'
import type { Fields, Noun } from '../../records/noun/field.ts'
import type { BerangkatName } from './berangkat.ts'
import { PENDAFTARAN_LIMITS as L } from './pendaftaran-schema.ts'
import { PENDAFTARAN_STATUS } from './status.ts'

/** The fields of a registration that staff may change, in the order of sheets and of its history. */
export const PENDAFTARAN_FIELDS = {
  nama: { kind: 'text', max: L.nama },
  telepon: { kind: 'text', max: L.telepon },
  email: { kind: 'text', max: L.email },
  paket: { kind: 'text', max: L.paket },
  kamar: { kind: 'choice', of: KAMAR },
  jumlah_pax: { kind: 'number', min: 1, max: L.pax },
  ikut: { kind: 'choice', of: ['ya', 'tidak'] },
  usia: { kind: 'text', max: L.usia },
  pendamping: { kind: 'text', max: L.pendamping },
  kursi_roda: { kind: 'choice', of: ['ya'] },
  kebutuhan: { kind: 'text', max: L.kebutuhan, line: true },
  catatan: { kind: 'text', max: L.catatan },
  status: { kind: 'choice', of: PENDAFTARAN_STATUS, missing: 'baru' },
  alasan_batal: { kind: 'text', max: L.alasan_batal },
  petugas: { kind: 'text', max: L.email },
  tindak_lanjut: { kind: 'day' },
  catatan_admin: { kind: 'text', max: L.catatan_admin },
} as const satisfies Fields & Record<BerangkatName, unknown>

/**
 * Declares registrations as a private noun whose revisions are differences. Its calls and its table are its own: see
 * `docs/decisions/0113-the-history-of-registrations-is-the-kernels.md`.
 */
export const PENDAFTARAN = {
  name: 'pendaftaran',
  title: 'nama',
  fields: PENDAFTARAN_FIELDS,
  audience: { reads: 'office', writes: 'staff' },
  revised: 'difference',
  tells: ['setuju_pemasaran', 'kontak', 'gabungan', 'kembar', 'sampah'],
  draftsInBrowser: false,
} as const satisfies Noun
