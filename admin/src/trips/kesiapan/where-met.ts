import type { SyaratKunci } from '@safar/shared/trips/kesiapan/syarat'

/** The section of a pilgrim's form in which each requirement is met; null for one that is the journey's. */
export const SECTION: Record<SyaratKunci, string | null> = {
  jamaah: 'identitas',
  nama: 'identitas',
  tgl_lahir: 'identitas',
  paspor: 'paspor',
  berkas_paspor: 'dokumen',
  pas_foto: 'dokumen',
  ktp: 'dokumen',
  kk: 'dokumen',
  akta_lahir: 'dokumen',
  buku_nikah: 'dokumen',
  bpjs: 'dokumen',
  meningitis: 'kesehatan',
  polio: 'kesehatan',
  pendamping: 'identitas',
  visa: null,
  polis: null,
  musim: null,
}
