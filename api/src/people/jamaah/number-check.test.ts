import type { Mrz } from '@safar/shared/people/jamaah/mrz'
import { mrzOf, SITI } from '@safar/shared/people/jamaah/mrz.testing'
import { MRZ_SPECIMEN } from '@safar/shared/people/jamaah/mrz-lines'
import type { Nik } from '@safar/shared/people/jamaah/nik'
import { expect, it } from 'vitest'
import { createTestApp, heldBy, type TestApp } from '../../testing/test-app.ts'

const NIK = '3276014107900001'

interface Answer<Data> {
  data: Data
  message?: string
  errors?: Record<string, string[]>
}
type Headers = Record<string, string>

const mrz = (test: TestApp, payload: object, headers: Headers) =>
  test.call<Answer<Mrz>>({ method: 'POST', url: '/api/jamaah/mrz', headers, payload })
const nik = (test: TestApp, payload: object, headers: Headers) =>
  test.call<Answer<Nik>>({ method: 'POST', url: '/api/jamaah/nik', headers, payload })

it.each(['admin', 'staf'] as const)('checks a passport and a NIK for %s', async (role) => {
  await using test = await createTestApp()
  const headers = await test.signIn(role)
  const passport = await mrz(test, MRZ_SPECIMEN, headers)
  expect([passport.status, passport.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(passport.body.data).toMatchObject({
    sah: true,
    nama_keluarga: 'ERIKSSON',
    nama_depan: 'ANNA MARIA',
    no_paspor: 'L898902C3',
    negara: 'UTO',
    tgl_lahir: '1974-08-12',
    jenis_kelamin: 'P',
    tgl_habis: '2012-04-15',
  })
  expect(passport.body.data.digit.map(({ sah }) => sah)).toEqual([true, true, true, true, true])
  const card = await nik(test, { nik: '32.76.01.410790.0001' }, headers)
  expect([card.status, card.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(card.body.data).toEqual({
    sah: true,
    jenis_kelamin: 'P',
    tanggal: 1,
    bulan: 7,
    tahun_dua_angka: 90,
    provinsi: 'Jawa Barat',
  })
})

it.each(['keuangan', 'user', null] as const)('is refused to %s, whatever is sent', async (role) => {
  await using test = await createTestApp()
  const headers: Headers = role ? await test.signIn(role) : {}
  const status = role ? 403 : 401
  for (const answer of [
    await mrz(test, MRZ_SPECIMEN, headers),
    await mrz(test, {}, headers),
    await nik(test, { nik: NIK }, headers),
    await nik(test, {}, headers),
  ]) {
    expect(answer.status).toBe(status)
    expect(answer.body).not.toHaveProperty('data')
    expect(answer.body).not.toHaveProperty('errors')
  }
})

it('names the wrong digit of a passport and corrects nothing', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('staf')
  const { baris1, baris2 } = mrzOf(SITI)
  const { status, body } = await mrz(
    test,
    { baris1, baris2: baris2.replace('X1234567', 'X1234561') },
    headers,
  )
  expect([status, body.data.sah, body.data.no_paspor]).toEqual([200, false, 'X1234561'])
  expect(body.data.digit.filter(({ sah }) => !sah).map(({ nama }) => nama)).toEqual(['no_paspor', 'gabungan'])
  expect(body.data.alasan).toContain('Digit periksa nomor paspor')
})

it('settles centuries by the agency’s day, which is tomorrow here while it is today in Greenwich', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('staf')
  const bornTomorrow = mrzOf({ ...SITI, tgl_lahir: '261122' })
  expect((await mrz(test, bornTomorrow, headers)).body.data.tgl_lahir).toBe('1926-11-22')
  // From ten in the morning in Jakarta to half past midnight of the 22nd, still the 21st in Greenwich.
  test.advance(14.5 * 3_600_000)
  const later = await test.signIn('staf')
  expect((await mrz(test, bornTomorrow, later)).body.data.tgl_lahir).toBe('2026-11-22')
})

it.each([
  ['a line too short', { ...MRZ_SPECIMEN, baris2: MRZ_SPECIMEN.baris2.slice(0, 43) }, ['baris2']],
  ['a line of other signs', { ...MRZ_SPECIMEN, baris1: 'é'.repeat(44) }, ['baris1']],
  ['one line alone', { baris1: MRZ_SPECIMEN.baris1 }, ['baris2']],
  ['no texts', { baris1: 7, baris2: [MRZ_SPECIMEN.baris2] }, ['baris1', 'baris2']],
  ['a line of pages', { ...MRZ_SPECIMEN, baris2: 'L898902C3'.repeat(40) }, ['baris2']],
  ['nothing', {}, ['baris1', 'baris2']],
])('refuses %s at its field, and repeats nothing of it', async (_what, payload, fields) => {
  await using test = await createTestApp()
  const { status, body } = await mrz(test, payload, await test.signIn('staf'))
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, fields])
  expect(JSON.stringify(body)).not.toMatch(/ERIKSSON|L898902C3|740812|é/)
})

it.each([
  ['nothing', {}],
  ['an empty text', { nik: '' }],
  ['a number', { nik: 3_276_014_107_900_001 }],
  ['three of them', { nik: NIK.repeat(3) }],
])('refuses %s for a NIK at its field, and repeats nothing of it', async (_what, payload) => {
  await using test = await createTestApp()
  const { status, body } = await nik(test, payload, await test.signIn('staf'))
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['nik']])
  expect(JSON.stringify(body)).not.toContain('3276')
})

it('answers why a text is no NIK', async () => {
  await using test = await createTestApp()
  const { status, body } = await nik(test, { nik: '3276013102900001' }, await test.signIn('staf'))
  expect([status, body.data.sah, body.data.alasan, body.data.provinsi]).toEqual([
    200,
    false,
    'Tanggal lahir di NIK tidak ada: Februari tidak punya tanggal 31.',
    null,
  ])
})

it('leaves nothing of a number in any log line or in the database', async () => {
  await using test = await createTestApp({ LOG_LEVEL: 'debug' })
  const headers = await test.signIn('staf')
  await mrz(test, MRZ_SPECIMEN, headers)
  await mrz(test, { ...MRZ_SPECIMEN, baris2: MRZ_SPECIMEN.baris2.slice(1) }, headers)
  await nik(test, { nik: NIK }, headers)
  await nik(test, { nik: NIK.slice(1) }, headers)
  await nik(test, { nik: NIK.repeat(3) }, headers)
  await nik(test, { nik: NIK }, await test.signIn('keuangan'))
  const lines = test.takeErrors()
  const calls = lines
    .map((line) => JSON.parse(line))
    .filter(({ path }) => String(path).startsWith('/api/jamaah/'))
    .map(({ path, status }) => `${path} ${status}`)
  expect(calls).toEqual([
    '/api/jamaah/mrz 200',
    '/api/jamaah/mrz 422',
    '/api/jamaah/nik 200',
    '/api/jamaah/nik 200',
    '/api/jamaah/nik 422',
    '/api/jamaah/nik 403',
  ])
  const held = await heldBy(test)
  const stored = 'file' in held ? held.file.toString('latin1') : held.rows
  expect(stored).toContain('keuangan')
  for (const kept of [lines.join(''), stored]) expect(kept).not.toMatch(/ERIKSSON|898902C|740812|276014107/)
})
