import { describe, expect, it } from 'vitest'
import { keepReceived, readReceived } from './kept-received.ts'
import { receivedOf } from './received.ts'

const sent = {
  nama: 'Ratna Sari Dewi',
  telepon: '0812 3456 7890',
  email: 'ratna@contoh.test',
  paket: 'Umroh',
  kamar: '',
  ikut: '',
  usia: '62, 9',
  pendamping: '',
  kursi_roda: '',
  kebutuhan: '',
  catatan: 'Ayah memakai kursi roda',
  setuju_pemasaran: false,
} as const
const data = {
  ...sent,
  kode: 'R484-DVK3',
  paket_nama: 'Umroh',
  jumlah_pax: null,
  tanggal_keberangkatan: '',
  created_at: '2026-11-22T06:00:00.000Z',
}
const received = receivedOf({
  answer: {
    message: '',
    kode: data.kode,
    data,
    langkah: ['Admin kami menghubungi Anda lewat telepon ke nomor 0812 3456 7890.', 'Lalu rinciannya.'],
  },
  sent: { ...sent, setuju: true },
  label: '',
  hours: '',
})

function storage(first: Record<string, string> = {}) {
  const kept = new Map(Object.entries(first))
  const store = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  return { store, kept }
}

describe('the registration of this tab', () => {
  it('comes back with its code and package, and keeps nothing of who sent it', () => {
    const { store, kept } = storage()
    expect(readReceived(store)).toBeNull()
    expect(keepReceived(store, received, '')).toBe(true)
    const back = readReceived(store)
    expect(back).toMatchObject({
      terima: { kode: 'R484-DVK3', paket_nama: 'Umroh', nama: '', telepon: '', email: '', catatan: '' },
      adaEmail: true,
    })
    // The step that names a number says the same without it.
    expect(back?.langkah).toEqual([
      expect.stringMatching(/^Admin kami menghubungi Anda /),
      'Lalu rinciannya.',
    ])
    expect([...kept.values()].join()).not.toMatch(/Ratna|Sari|0812|ratna|kursi roda|62, 9/)
  })

  it('is none where storage is forbidden or holds what we did not write', () => {
    const forbidden = () => {
      throw new Error('forbidden')
    }
    expect(keepReceived(forbidden, received, '')).toBe(false)
    expect(readReceived(forbidden)).toBeNull()
    for (const value of ['{', '[]', '{"terima":{},"langkah":[]}', '"x"']) {
      expect(readReceived(storage({ 'safar.pendaftaran.terima': value }).store)).toBeNull()
    }
  })
})
