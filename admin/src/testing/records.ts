import type { Role, Session } from '@safar/shared/access/session/session-schema'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'

/** Makes a registration as staff read it; overrides replace fields. */
export function pendaftaranRecord(overrides: Partial<Pendaftaran> = {}): Pendaftaran {
  return {
    id: 1,
    kode: 'K7MD-3RTX',
    nama: 'Siti Maryam',
    email: 'siti@contoh.test',
    paket: 'Umroh',
    telepon: '6281211112222',
    kamar: '',
    jumlah_pax: 2,
    catatan: '',
    ikut: '',
    usia: '',
    pendamping: '',
    kursi_roda: '',
    kebutuhan: '',
    status: 'baru',
    jenis: 'daftar',
    paket_id: null,
    mau_sebagian: false,
    bulan: '',
    kota: '',
    kategori: '',
    hapus_pada: null,
    catatan_admin: '',
    persetujuan_versi: '2026-11-21',
    persetujuan_pada: '2026-11-20T03:00:00.000Z',
    setuju_pemasaran: false,
    pemasaran_pada: null,
    pemasaran_ditarik_pada: null,
    pemasaran_ditarik_oleh: '',
    diubah_oleh: '',
    created_at: '2026-11-20T03:00:00.000Z',
    updated_at: '2026-11-20T03:00:00.000Z',
    status_pada: '2026-11-20T03:00:00.000Z',
    petugas_id: null,
    petugas: '',
    tindak_lanjut: null,
    gabung_ke: null,
    alasan_batal: '',
    dihapus_pada: null,
    dihapus_oleh: '',
    kembar_dilihat: 0,
    kembar: 0,
    kontak_terakhir: null,
    pemesanan: null,
    ...overrides,
  }
}

/** Makes the answer of a login for a role. */
export function sessionRecord(role: Role = 'admin', token = `token-${role}`): Session {
  const nama = role === 'admin' ? 'Admin Safar' : 'Siti Maryam'
  return {
    access_token: token,
    token_type: 'Bearer',
    expires_in: 3_600,
    role,
    user: { id: role === 'admin' ? '1' : '2', nama, email: `${role}@safar.test`, role },
  }
}
