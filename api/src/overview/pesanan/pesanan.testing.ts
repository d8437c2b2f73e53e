import type { PembayaranKeluarga, PesananJawab } from '@safar/shared/overview/pesanan/pesanan-schema'
import { HARI, uang } from '../../money/uang.testing.ts'
import { pdf } from '../../testing/brankas.ts'
import { multipart } from '../../testing/multipart.ts'
import type { TestApp } from '../../testing/test-app.ts'

export const NIK = '3276014107900001'
export const PASPOR = 'X1234567'
export const NOTE = 'Rahasiacatatan'
export const MAIL = 'siti@contoh.test'

/** The answer to something that a family sent. */
interface Answered {
  data: { id: number; status: string; teks?: string } & Partial<PembayaranKeluarga>
  errors?: Record<string, string[]>
  message?: string
}

/** Makes a booking of two families, and the calls of their pages. */
export async function family(test: TestApp) {
  const office = uang(test)
  const paket = await office.addPaket()
  const jamaah = await office.addJamaah('SITI AMINAH', {
    nik: NIK,
    no_paspor: PASPOR,
    tgl_habis: '2030-01-01',
  })
  const person = { jenis: 'dewasa', kamar: 'quad', jamaah_id: jamaah }
  const booking = await office.book({
    paket_id: paket.id,
    peserta: [{ ...person, visa: { no: 'V-9988776655' }, teman_sekamar: NOTE }],
    catatan: NOTE,
    catatan_staf: NOTE,
  })
  const other = await office.book({
    paket_id: paket.id,
    pemesan: { nama: 'Ani', telepon: '081299990000', email: 'ani@contoh.test' },
  })
  async function link(id: number, angka: string) {
    const made = await office.post<{ data: { tautan: string } }>(`/api/pemesanan/${id}/tautan`, {})
    const token = made.body.data.tautan.split('#')[1] ?? ''
    const opened = await test.call<{ data: { access_token: string } }>({
      method: 'POST',
      url: '/api/pesanan/buka',
      payload: { token, angka },
    })
    return { token, auth: { authorization: `Bearer ${opened.body.data.access_token}` } }
  }
  const get = (headers: object, query = '') =>
    test.call<PesananJawab & { message?: string }>({ url: `/api/pesanan${query}`, headers: { ...headers } })
  async function send(path: 'bukti' | 'dokumen', headers: object, fields: Record<string, string | File>) {
    const form = await multipart(fields)
    const url = `/api/pesanan/${path}`
    return test.call<Answered>({
      method: 'POST',
      url,
      payload: form.payload,
      headers: { ...headers, ...form.headers },
    })
  }
  const sendProof = (headers: object, bukti: File) =>
    send('bukti', headers, { jumlah: '10.000.000', tanggal_bank: HARI, bukti })
  const proof = (headers: object, text: string, more: Record<string, string> = {}) =>
    send('bukti', headers, {
      jumlah: '10.000.000',
      tanggal_bank: HARI,
      ...more,
      bukti: new File([new Uint8Array(pdf({ after: `%${text}\n` }))], 'bukti.pdf'),
    })
  const paper = (headers: object, peserta_id: number, berkas: File, jenis = 'paspor') =>
    send('dokumen', headers, { peserta_id: String(peserta_id), jenis, berkas })
  const ask = (headers: object, teks: string) =>
    test.call<Answered>({
      method: 'POST',
      url: '/api/pesanan/permintaan',
      payload: { teks },
      headers: { ...headers },
    })
  return { ...office, paket, booking, other, jamaah, link, get, proof, sendProof, paper, ask }
}

/** Returns a PDF that another text makes another file. */
export const passport = (text: string) =>
  new File([new Uint8Array(pdf({ after: `%${text}\n` }))], 'paspor.pdf')
