import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { expect } from '../test.ts'

export interface Stored {
  id: number
  slug: string
  nama_paket: string
}

async function answerOf(response: APIResponse) {
  expect(response.ok(), await response.text()).toBe(true)
  return response.json()
}

/** The API as an admin uses it, for packages that a journey makes and takes away again. */
export async function signInToApi(request: APIRequestContext) {
  const { access_token } = await answerOf(
    await request.post('/api/auth/login', {
      data: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD },
    }),
  )
  const headers = { authorization: `Bearer ${access_token}` }
  const made: number[] = []

  return {
    headers,
    /** Uploads one of the product's pictures and says the name that it is stored by. */
    async upload(name: string): Promise<string> {
      const file = fileURLToPath(new URL(`../../public/gambar/${name}.webp`, import.meta.url))
      const image = { name: `${name}.webp`, mimeType: 'image/webp', buffer: await readFile(file) }
      const answer = await request.post('/api/upload-image', { headers, multipart: { image } })
      return (await answerOf(answer)).image_name
    },
    async create(fields: Record<string, unknown>): Promise<Stored> {
      const answer = await request.post('/api/paket', { headers, data: { ...SIMPLE, ...fields } })
      const { data } = await answerOf(answer)
      made.push(data.id)
      return data
    },
    async update(id: number, fields: Record<string, unknown>): Promise<Stored> {
      return (await answerOf(await request.post(`/api/paket/${id}`, { headers, data: fields }))).data
    },
    async removeAll(): Promise<void> {
      for (const id of made.splice(0)) await request.delete(`/api/paket/${id}`, { headers })
    },
  }
}

/** Waits until the page at `path` is served from a release that says all of `words`. */
export async function waitForRelease(
  request: APIRequestContext,
  path: string,
  ...words: string[]
): Promise<string> {
  let html = ''
  await expect(async () => {
    html = await (await request.get(path)).text()
    for (const word of words) expect(html).toContain(word)
  }).toPass({ timeout: 90_000 })
  return html
}

/** The least that a package needs; a journey says what matters to it. */
const SIMPLE = {
  tipe_paket: 'Umroh',
  nama_paket: 'Paket Uji',
  durasi: '9 Hari',
  pemberangkatan: 'Jakarta (CGK)',
  maskapai: 'Saudia',
  harga_quad: 29_500_000,
  harga_triple: 30_500_000,
  harga_double: 32_000_000,
  currency: 'Rp',
  rating_hotel: 4,
  tanggal_keberangkatan: '2031-03-08',
  keterangan: 'Kamar sendiri tambah Rp 7.500.000 per pax.',
  thumbnail: 'tidak-ada-1600x1000.webp',
  flyer: 'tidak-ada-800x1000.webp',
  deskripsi: 'Perjalanan sembilan hari.\nMadinah lebih dulu.',
  total_pax: 45,
  sisa_pax: 17,
  hotels: [
    {
      nama_hotel: 'Taibah Nur',
      lokasi: 'Madinah, 200 m ke Masjid Nabawi',
      deskripsi: '',
      bintang: 4,
      check_in: '2031-03-08',
      check_out: '2031-03-11',
      image: '',
    },
  ],
  itineraris: [
    { hari: 1, tanggal: '2031-03-08', name: 'Jakarta – Madinah', deskripsi: 'Berkumpul di bandara.' },
  ],
  fasilitas: [{ name: 'Bus ber-AC' }],
  maskapais: [
    {
      nama_maskapai: 'Saudia',
      departure: 'Jakarta (CGK)',
      arrival: 'Madinah (MED)',
      date_departure: '2031-03-08',
      date_arrival: '2031-03-08',
      gate: 'Terminal 3, Gate 7',
      image: '',
    },
  ],
  pembimbings: [{ nama: 'Ustadz Fahri Ramadhan' }],
  harga_termasuks: [{ keterangan: 'Tiket pesawat pulang pergi' }],
  harga_tidak_termasuks: [{ keterangan: 'Pembuatan paspor' }],
  keunggulans: [{ keterangan: 'Madinah lebih dulu' }],
  syarat_ketentuans: [{ keterangan: 'Uang muka: minimal Rp10.000.000 per pax.' }],
}
