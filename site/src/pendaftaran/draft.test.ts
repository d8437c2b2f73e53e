import { TELEPON_PESAN } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { beforeEach, describe, expect, it } from 'vitest'
import { bodyOf, check, errorsOf } from './check.ts'
import { clearDraft, FIELDS, readDraft, saveDraft, stepOf } from './draft.ts'

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
      telepon: TELEPON_PESAN,
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

it('knows the step that holds a field', () => {
  expect(FIELDS.filter((field) => stepOf(field) === 1)).toEqual(['telepon', 'email', 'catatan', 'setuju'])
  expect(FIELDS.slice(0, 2).map(stepOf)).toEqual([0, 0])
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

  it('remembers what they look at, and nothing of who they are', () => {
    saveDraft(store, form({ ...whole, kamar: 'quad', usia: '62', telepon: '0812 3456 7890' }))
    expect(readDraft(store)).toEqual({ paket: 'Umroh', kamar: 'quad' })
    expect([...values.values()].join()).not.toMatch(/Siti|maryam|62|0812/)
    // What an older release kept is not read.
    values.set('safar.pendaftaran', JSON.stringify(whole))
    expect(readDraft(store)).toEqual({ paket: 'Umroh' })
    clearDraft(store)
    expect(readDraft(store)).toEqual({})
  })

  it('is empty where storage is forbidden or holds something else', () => {
    const forbidden = () => {
      throw new Error('denied')
    }
    expect(readDraft(forbidden)).toEqual({})
    expect(() => saveDraft(forbidden, form(whole))).not.toThrow()
    for (const text of ['null', '[1]', '{"paket":5}', 'x']) {
      values.set('safar.pendaftaran', text)
      expect(readDraft(store)).toEqual({})
    }
  })
})
