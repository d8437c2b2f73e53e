import { type DokumenJenis, newestOf } from '../../people/jamaah/dokumen.ts'
import { isTanggal } from '../../platform/format/tanggal.ts'
import { dosesOf } from './readiness.ts'
import type { ReadyPilgrim, Syarat, SyaratKunci } from './syarat.ts'

/* Turns of family and office: nobody is asked for what is sent already, or for what the office has yet to do. */

/** The paper that mends a requirement; the office or a call mends others. */
export const SYARAT_PAPER: Partial<Record<SyaratKunci, DokumenJenis>> = {
  paspor: 'paspor',
  berkas_paspor: 'paspor',
  pas_foto: 'pas_foto',
  ktp: 'ktp',
  kk: 'kk',
  akta_lahir: 'akta_lahir',
  buku_nikah: 'buku_nikah',
  bpjs: 'bpjs',
  meningitis: 'vaksin_meningitis',
  polio: 'vaksin_polio',
}

/** Requirements that are the office's own work: no family is asked for one. */
const OFFICE_SYARAT: readonly SyaratKunci[] = ['visa', 'polis', 'musim']

type Judged = Pick<ReadyPilgrim, 'ada_paspor' | 'tgl_habis' | 'vaksin'> & {
  /** The papers of the person, the newest first. */
  dokumen: readonly Pick<ReadyPilgrim['dokumen'][number], 'jenis' | 'status'>[]
}

/** Tells whether a requirement stops somebody's journey and the family is to do something about it. */
export function isFamilyTurn(
  { kunci, keadaan }: Pick<Syarat, 'kunci' | 'keadaan'>,
  jamaah: Judged | null,
): boolean {
  if (keadaan !== 'penghalang' || OFFICE_SYARAT.includes(kunci)) return false
  const jenis = SYARAT_PAPER[kunci]
  if (!jamaah || !jenis) return true
  const status = newestOf(jamaah.dokumen, jenis)?.status
  if (status === 'diunggah' || status === 'diperiksa') return false
  return !(status === 'diterima' && isUnrecorded(jenis, jamaah))
}

/** Tells whether the office has yet to write down what an accepted paper says. */
function isUnrecorded(jenis: DokumenJenis, jamaah: Judged): boolean {
  if (jenis === 'paspor') return !jamaah.ada_paspor || !isTanggal(jamaah.tgl_habis)
  return (jenis === 'vaksin_meningitis' || jenis === 'vaksin_polio') && dosesOf(jamaah, jenis).length === 0
}
