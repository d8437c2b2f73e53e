import type { Masalah } from '@safar/shared/ops/kesehatan/kesehatan-schema'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { hampirPenuh, type Keadaan, masalahOf } from './masalah.ts'

const GB = 1024 ** 3
const TODAY = '2026-11-21'
const LANCAR = { tertahan: 0, sejak: '', alasan: '', ditolak: 0, sebab: '' }
const BAIK: Keadaan = {
  kunci: { standing: 'baik', tertutup: new Map() },
  surat: LANCAR,
  disimpan: 0,
  cadangan: { baik: '2026-11-21T19:00:00.000Z', usang: false },
  publikasi: { status: 'terbit', sejak: '', pesan: null, terbit_pada: '2026-11-21T03:00:00.000Z' },
  izin: [
    { label: 'PPIU', nomor: 'U.1', berlaku_sampai: '2028-01-01' },
    { label: 'PIHK', nomor: '', berlaku_sampai: '' },
  ],
  ruang: { bebas: 40 * GB, semua: 80 * GB },
  siteUrl: 'https://safar.test',
  asalLain: ['https://kantor.safar.test'],
}
const titles = (given: Partial<Keadaan>, asal = 'https://safar.test') =>
  masalahOf({ ...BAIK, ...given }, TODAY, asal).map(({ judul }) => judul)

describe('what is wrong with the product', () => {
  it.each([
    ['Kunci data tidak ada', { kunci: { standing: 'hilang', tertutup: new Map([['totp', 2]]) } }],
    ['Kunci data tidak cocok', { kunci: { standing: 'asing', tertutup: new Map() } }],
    ['Kunci data baru belum dipakai', { kunci: { standing: 'belum-diputar', tertutup: new Map() } }],
    [
      'Sebagian isian tersegel tidak dapat dibuka',
      { kunci: { standing: 'baik', tertutup: new Map([['webhook', 1]]) } },
    ],
    ['Email tidak sampai kepada siapa pun', { surat: null }],
    [
      'Email tertahan',
      { surat: { ...LANCAR, tertahan: 3, sejak: '2026-11-20T03:00:00.000Z', alasan: 'Ditolak.' } },
    ],
    ['Email ditolak', { surat: { ...LANCAR, ditolak: 1, sebab: 'Tidak ada kotak itu.' } }],
    ['Tidak ada cadangan', { cadangan: null }],
    ['Belum ada cadangan yang baik', { cadangan: { baik: null, usang: true } }],
    [
      'Cadangan tidak lengkap',
      { cadangan: { baik: '2026-11-21T19:00:00.000Z', usang: false, disisihkan: 2 } },
    ],
    ['Cadangan sudah lama', { cadangan: { baik: '2026-11-01T19:00:00.000Z', usang: true } }],
    ['Disk server hampir penuh', { ruang: { bebas: GB / 4, semua: 10 * GB } }],
    ['Situs gagal diterbitkan', { publikasi: { ...BAIK.publikasi, status: 'gagal' as const, pesan: 'X.' } }],
    [
      'Situs di luar server tidak diperbarui',
      { publikasi: { ...BAIK.publikasi, hook: { status: 'gagal' as const, sejak: TODAY, pesan: 'X.' } } },
    ],
    ['Izin PPIU sudah habis', { izin: [{ label: 'PPIU', nomor: 'U', berlaku_sampai: '2026-11-20' }] }],
    ['Izin PIHK belum bertanggal', { izin: [{ label: 'PIHK', nomor: 'H', berlaku_sampai: '' }] }],
    ['Alamat situs tidak cocok', { siteUrl: 'http://127.0.0.1:4321' }],
  ] satisfies [string, Partial<Keadaan>][])('is named with a way to mend it: %s', (judul, given) => {
    const [found, ...more] = masalahOf({ ...BAIK, ...given }, TODAY, 'https://safar.test')
    expect(more).toEqual([])
    expect(found?.judul).toBe(judul)
    for (const said of [found?.kata, found?.cara]) expect(said).toMatch(/\.$/)
  })

  it('is nothing where all is well, wherever the settings say that the office is', () => {
    expect(titles({})).toEqual([])
    expect(titles({}, 'https://kantor.safar.test')).toEqual([])
    expect(titles({ ruang: null })).toEqual([])
    // Nobody can mend the key that backups of older versions need.
    expect(titles({ kunci: { standing: 'baik', tertutup: new Map([['kunci_server', 1]]) } })).toEqual([])
    expect(masalahOf(BAIK, TODAY)).toEqual([])
    expect(titles({}, 'https://orang.test')).toEqual(['Alamat situs tidak cocok'])
    expect(titles({}, 'http://safar.test')).toEqual(['Alamat situs tidak cocok'])
  })

  it.each([
    [{ bebas: GB / 4, semua: GB }, true],
    [{ bebas: 0.9 * GB, semua: 20 * GB }, true],
    [{ bebas: 1.1 * GB, semua: 20 * GB }, false],
    // Five gigabytes are enough on the largest disk.
    [{ bebas: 6 * GB, semua: 2000 * GB }, false],
  ])('counts a disk with %o as nearly full: %s', (ruang, is) => {
    expect(hampirPenuh(ruang)).toBe(is)
  })
})

describe('GET /api/kesehatan', () => {
  it('tells admins alone what is wrong, and no more of it once it is mended', async () => {
    await using test = await createTestApp()
    const headers = await test.signIn('admin')
    const ask = async (asal = 'http://127.0.0.1:4321') => {
      const url = `/api/kesehatan?asal=${encodeURIComponent(asal)}`
      const { body } = await test.call<{ data: Masalah[] }>({ url, headers })
      return body.data.map(({ judul }) => judul).filter((judul) => !judul.startsWith('Disk'))
    }
    expect((await test.call({ url: '/api/kesehatan', headers: await test.signIn('staf') })).status).toBe(403)
    expect((await test.call({ url: '/api/kesehatan?asal=javascript:x', headers })).status).toBe(422)
    const ppiu = { nomor: 'U.1', terbit: '', berlaku_sampai: '2026-11-20' }
    const pihk = { nomor: 'H.1', terbit: '', berlaku_sampai: '' }
    test.deps.pengaturanAwal = { ...test.deps.pengaturanAwal, ppiu, pihk }
    expect(await ask('https://lain.test')).toEqual([
      'Email tidak sampai kepada siapa pun',
      'Tidak ada cadangan',
      'Izin PPIU sudah habis',
      'Izin PIHK belum bertanggal',
      'Alamat situs tidak cocok',
    ])
    test.deps.env.SMTP_URL = { host: '127.0.0.1', port: 1, secure: false, user: '', pass: '' }
    test.deps.env.CADANGAN_KE = test.dataDir
    const izin = { nomor: 'U.1', terbit: '', berlaku_sampai: '2028-11-20' }
    test.deps.pengaturanAwal = { ...test.deps.pengaturanAwal, ppiu: izin, pihk: izin }
    expect(await ask()).toEqual([])

    await test.call({
      method: 'POST',
      url: '/api/akun',
      headers,
      payload: { email: 'a@b.test', role: 'staf' },
    })
    const { db } = test.deps.database
    await db
      .updateTable('kotak_keluar')
      .set({ percobaan: 4, alasan: 'Server email tidak menjawab.' })
      .execute()
    const [stuck] = (await test.call<{ data: Masalah[] }>({ url: '/api/kesehatan', headers })).body.data
    expect(stuck).toMatchObject({ judul: 'Email tertahan', kata: expect.stringContaining('1 pesan') })
    expect(stuck?.kata).toContain('Server email tidak menjawab.')
    await db.updateTable('kotak_keluar').set({ keadaan: 'gagal', alasan: 'Tidak ada kotak itu.' }).execute()
    const [refused] = (await test.call<{ data: Masalah[] }>({ url: '/api/kesehatan', headers })).body.data
    expect(refused).toMatchObject({
      judul: 'Email ditolak',
      kata: '1 pesan tidak dapat dikirim dalam 7 hari terakhir. Tidak ada kotak itu.',
    })
    const lama = new Date(test.deps.now().getTime() - 8 * 86_400_000).toISOString()
    await db.updateTable('kotak_keluar').set({ updated_at: lama }).execute()
    expect(await ask()).not.toContain('Email ditolak')
    await db.updateTable('kotak_keluar').set({ keadaan: 'dikirim' }).execute()
    await db
      .insertInto('cadangan')
      .values({
        keadaan: 'gagal',
        sebab: 'jadwal',
        nama: 'x',
        besar: 0,
        isi: '{}',
        alasan: 'penuh',
        rinci: '',
        mulai_pada: '2026-11-01T00:00:00.000Z',
        selesai_pada: null,
        dilepas_pada: null,
      })
      .execute()
    expect(await ask()).toEqual(['Belum ada cadangan yang baik'])
  })
})
