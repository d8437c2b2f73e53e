import type { APIRequestContext } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { expect } from '../test.ts'

/** The records of the office that pictures show, by their ids. */
export interface OfficeData {
  pemesanan: number
  jamaah: number
}

const NAMA = 'SITI AMINAH BINTI AHMAD'

/** Finds the booking and the pilgrim of the pictures, or makes them: each worker shows the same ones. */
export async function officeData(request: APIRequestContext): Promise<OfficeData> {
  const login = await request.post('/api/auth/login', {
    data: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD },
  })
  expect(login.ok(), await login.text()).toBe(true)
  const headers = { authorization: `Bearer ${(await login.json()).access_token}` }
  async function call(method: 'get' | 'post', path: string, data?: object) {
    const answer = await request[method](path, { headers, ...(data && { data }) })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()).data
  }

  const [booked] = await call('get', '/api/pemesanan')
  if (booked) {
    const { id, peserta } = await call('get', `/api/pemesanan/${booked.id}`)
    return { pemesanan: id, jamaah: peserta[0].jamaah_id }
  }
  const { id: jamaah } = await call('post', '/api/jamaah', {
    nama_paspor: NAMA,
    sapaan: 'NYONYA',
    jenis_kelamin: 'P',
    tgl_lahir: '1974-08-12',
    tempat_lahir: 'Depok',
    no_paspor: 'X1234567',
    tgl_terbit: '2021-01-02',
    tgl_habis: '2027-02-01',
    no_hp: '0812 3456 7890',
  })
  const pakets: { id: number; sisa_pax: number; harga_quad: number; harga_bayi: number }[] = await call(
    'get',
    '/api/paket',
  )
  const priced = pakets.find((paket) => paket.sisa_pax > 4 && paket.harga_quad > 0 && paket.harga_bayi > 0)
  const { id: pemesanan } = await call('post', '/api/pemesanan', {
    paket_id: String(priced?.id),
    pemesan: { nama: 'Hendra Saputra', telepon: '0812 3456 7890', email: 'hendra@contoh.test' },
    peserta: [
      { jenis: 'dewasa', kamar: 'quad', jamaah_id: jamaah },
      { jenis: 'dewasa', kamar: 'double', nama: 'Hendra Saputra' },
      { jenis: 'anak', tanggal_lahir: '2018-05-03', kasur: true, kamar: 'quad' },
      { jenis: 'bayi', tanggal_lahir: '2026-03-01' },
    ],
    catatan: 'Kamar dekat lift, kakek memakai kursi roda.',
  })
  await call('post', `/api/pemesanan/${pemesanan}/status`, { status: 'menunggu_dp' })
  return { pemesanan, jamaah }
}
