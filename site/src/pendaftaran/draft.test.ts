import { beforeEach, describe, expect, it } from 'vitest'
import { bodyOf, check, errorsOf } from './check.ts'
import { clearDraft, readDraft, saveDraft } from './draft.ts'

function form(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [key, value] of Object.entries(values)) data.set(key, value)
  return data
}
const whole = { nama: 'Siti Maryam binti Ali', email: 'maryam@contoh.test', paket: 'Umroh', setuju: 'on' }

describe('the registration form', () => {
  it('sends what was typed, boxes as yes or no, and the trap field', () => {
    expect(bodyOf(form({ ...whole, jumlah_pax: '3', situs_web: 'http://spam' }))).toEqual({
      nama: 'Siti Maryam binti Ali',
      email: 'maryam@contoh.test',
      paket: 'Umroh',
      kamar: '',
      telepon: '',
      jumlah_pax: '3',
      ikut: '',
      usia: '',
      pendamping: '',
      kursi_roda: '',
      kebutuhan: '',
      catatan: '',
      setuju: true,
      setuju_pemasaran: false,
      situs_web: 'http://spam',
    })
  })

  it('finds the same faults as the API, one message a field', () => {
    const result = check(form({ nama: ' ', email: 'maryam@', telepon: 'abc', jumlah_pax: '0' }))
    expect(result.ok).toBe(false)
    expect(!result.ok && result.errors).toEqual({
      nama: 'Data tidak boleh kosong',
      email: 'Tulis alamat email yang lengkap',
      telepon: 'Tulis nomor telepon dengan angka',
      jumlah_pax: 'Paling sedikit 1',
      setuju: 'Centang persetujuan agar kami boleh menyimpan data Anda',
    })
    expect(check(form(whole)).ok).toBe(true)
  })

  it('is content with a phone number or a mail, and says at both that one is enough', () => {
    expect(check(form({ ...whole, email: '', telepon: '0812 3456 7890' })).ok).toBe(true)
    const result = check(form({ ...whole, email: '' }))
    const enough = expect.stringContaining('salah satu saja cukup')
    expect(!result.ok && result.errors).toEqual({ telepon: enough, email: enough })
  })

  it('takes the first message of each field from an answer of the API', () => {
    expect(errorsOf({ email: ['Satu', 'Dua'], lain: ['Tiga'] })).toEqual({ email: 'Satu' })
  })
})

describe('the draft', () => {
  let values: Map<string, string>
  const store = () => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  })
  beforeEach(() => {
    values = new Map()
  })

  it('comes back after a reload, without consent', () => {
    saveDraft(store, form(whole))
    expect(readDraft(store)).toMatchObject({ nama: 'Siti Maryam binti Ali', paket: 'Umroh' })
    expect(readDraft(store)).not.toHaveProperty('setuju')
    clearDraft(store)
    expect(readDraft(store)).toEqual({})
  })

  it('is empty where storage is forbidden or holds something else', () => {
    const forbidden = () => {
      throw new Error('denied')
    }
    expect(readDraft(forbidden)).toEqual({})
    expect(() => saveDraft(forbidden, form(whole))).not.toThrow()
    for (const text of ['null', '[1]', '{"nama":5}', 'x']) {
      values.set('safar.pendaftaran', text)
      expect(readDraft(store)).toEqual({})
    }
  })
})
