import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { startWhatsappServer, type WhatsappBehaviour } from '../../testing/whatsapp-server.ts'
import { jalurWhatsapp } from '../kotak-keluar/channels.ts'
import { skipWhatsapp } from '../kotak-keluar/kotak-keluar.repository.ts'
import { createPengirim, createPengirimLewat } from '../kotak-keluar/sender.ts'

const QUIET = { info() {}, warn() {}, error() {} }
const HOUR_MS = 3_600_000
const RAHASIA = 'rahasia-aplikasi'
const VERIFY = 'kata-sandi-langganan'
const settings = (origin: string) => ({
  WHATSAPP_TOKEN: 'kunci-contoh',
  WHATSAPP_PHONE_ID: '109876543210',
  WHATSAPP_APP_SECRET: RAHASIA,
  WHATSAPP_VERIFY_TOKEN: VERIFY,
  WHATSAPP_API: `${origin}/v23.0/`,
})

const daftar = (test: TestApp, fields: object = {}) =>
  test.call({
    method: 'POST',
    url: '/api/pendaftaran',
    payload: { nama: 'Siti Maryam', telepon: '0812-3456-7890', setuju: true, paket: 'Umroh', ...fields },
  })
function send({ deps }: TestApp, sabarMs?: number) {
  if (!deps.env.whatsapp) throw new Error('no account')
  return createPengirimLewat(deps, QUIET, jalurWhatsapp(deps, deps.env.whatsapp, sabarMs)).sendAll()
}
const surat = (test: TestApp) =>
  test.deps.database.db
    .selectFrom('kotak_keluar')
    .selectAll()
    .where('saluran', '=', 'whatsapp')
    .orderBy('id')
    .execute()

const tanda = (body: string, secret = RAHASIA) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
function tell(test: TestApp, value: object, given: { body?: string; signature?: string } = {}) {
  // Blanks as the service may write them: the signature is of the bytes.
  const payload = given.body ?? `{"entry": [ ${JSON.stringify({ changes: [{ value }] })} ]}`
  const headers = {
    'content-type': 'application/json',
    'x-hub-signature-256': given.signature ?? tanda(payload),
  }
  return test.call({ method: 'POST', url: '/api/whatsapp', headers, payload })
}
const status = (id: string, state: string, code?: number) => ({
  statuses: [{ id, status: state, timestamp: '1', ...(code && { errors: [{ code }] }) }],
})

it('is off by default: nobody is written to, and there is no address for what it would tell', async () => {
  await using test = await createTestApp()
  await daftar(test)
  expect(await surat(test)).toEqual([])
  expect((await tell(test, {})).status).toBe(404)
})

describe('with an account', () => {
  it('sends the approved receipt to who gave a number and no mail, once, and hears how far it came', async () => {
    await using service = await startWhatsappServer()
    await using test = await createTestApp(settings(service.origin))
    await daftar(test)
    await daftar(test, { email: 'siti@contoh.test' })
    await daftar(test, { telepon: '021 555 0123' })
    // A process that sends mail takes none of it.
    await createPengirim(test.deps, QUIET).sendAll()
    expect(service.pesan).toEqual([])
    await send(test)
    await send(test)
    expect(service.pesan).toHaveLength(1)
    const [{ kode = '' } = {}] = await test.deps.database.db
      .selectFrom('pendaftaran')
      .select('kode')
      .orderBy('id')
      .execute()
    expect(service.pesan[0]).toMatchObject({
      url: '/v23.0/109876543210/messages',
      kunci: 'Bearer kunci-contoh',
      isi: {
        messaging_product: 'whatsapp',
        to: '6281234567890',
        template: {
          name: 'pendaftaran_diterima',
          language: { code: 'id' },
          components: [
            {
              type: 'body',
              parameters: ['Siti Maryam', 'Umroh', kode].map((text) => ({ type: 'text', text })),
            },
          ],
        },
      },
    })
    expect(await surat(test)).toMatchObject([{ keadaan: 'dikirim', lewat: 'whatsapp', luar_id: 'wamid.1' }])
    // Told in any order, and twice.
    for (const state of ['read', 'delivered', 'sent', 'read']) {
      expect((await tell(test, status('wamid.1', state))).status).toBe(200)
    }
    await tell(test, status('wamid.1', 'failed', 131_026))
    const headers = await test.signIn('admin')
    const { body } = await test.call<{ data: object[] }>({ url: '/api/kotak-keluar?per_page=50', headers })
    expect(body.data).toContainEqual(
      expect.objectContaining({
        saluran: 'whatsapp',
        keadaan: 'dikirim',
        diterima_pada: '2026-11-21T03:00:00.000Z',
        dibaca_pada: '2026-11-21T03:00:00.000Z',
      }),
    )
    expect((await surat(test))[0]?.teks).toBe('')
  })

  it('says that a message failed which the service had taken, and sends it again when asked', async () => {
    await using service = await startWhatsappServer()
    await using test = await createTestApp(settings(service.origin))
    await daftar(test)
    await send(test)
    await tell(test, status('wamid.1', 'failed', 131_026))
    expect(await surat(test)).toMatchObject([
      {
        keadaan: 'gagal',
        alasan: expect.stringContaining('Nomor ini tidak dapat menerima WhatsApp (kode 131026).'),
      },
    ])
    const headers = await test.signIn('admin')
    const [row] = await surat(test)
    await test.call({ method: 'POST', url: `/api/kotak-keluar/${row?.id}/ulang`, headers })
    await send(test)
    expect(service.pesan.map(({ isi }) => isi.to)).toEqual(['6281234567890', '6281234567890'])
  })

  it.each<[WhatsappBehaviour, string, RegExp, boolean]>([
    ['sibuk', 'antre', /sibuk.*130429/, false],
    ['token', 'antre', /WHATSAPP_TOKEN.*190/, false],
    ['bukan-whatsapp', 'gagal', /131026/, true],
    ['putus', 'diragukan', /mungkin sudah sampai/, false],
    ['rusak', 'diragukan', /mungkin sudah sampai/, false],
    ['diam', 'diragukan', /mungkin sudah sampai/, false],
    ['membingungkan', 'diragukan', /mungkin sudah sampai/, false],
  ])('where it is %s, a message is %s with the reason', async (laku, keadaan, alasan, isThere) => {
    await using service = await startWhatsappServer()
    await using test = await createTestApp(settings(service.origin))
    service.jadi(laku)
    await daftar(test)
    expect(await send(test, laku === 'diam' ? 50 : undefined)).toBe(isThere)
    const [row] = await surat(test)
    expect(row).toMatchObject({ keadaan, alasan: expect.stringMatching(alasan) })
    expect(row?.alasan).not.toContain('kunci-contoh')
    service.jadi('baik')
    test.advance(HOUR_MS)
    await send(test)
    // Only what surely did not leave is tried again.
    expect(service.pesan).toHaveLength(keadaan === 'antre' ? 1 : 0)
  })

  it.each([
    [133_010, /belum terdaftar/],
    [132_015, /dijeda/],
    [132_016, /dimatikan/],
    [131_045, /Daftarkan ulang/],
    [131_042, /pembayaran/],
    [999_999, /WhatsApp Manager/],
  ])('waits where the fault %i is not the receiver’s, and says what to mend', async (kode, alasan) => {
    await using service = await startWhatsappServer()
    await using test = await createTestApp(settings(service.origin))
    await daftar(test)
    await send(test)
    await tell(test, status('wamid.1', 'failed', kode))
    expect(await surat(test)).toMatchObject([{ keadaan: 'antre', alasan: expect.stringMatching(alasan) }])
    test.advance(HOUR_MS)
    await send(test)
    await tell(test, status('wamid.1', 'failed', 131_026))
    expect(await surat(test)).toMatchObject([{ keadaan: 'dikirim', luar_id: 'wamid.2' }])
  })

  it('is away altogether: nothing of it is doubtful, and mail leaves meanwhile', async () => {
    const service = await startWhatsappServer()
    await service[Symbol.asyncDispose]()
    await using test = await createTestApp(settings(service.origin))
    await daftar(test)
    expect(await send(test)).toBe(false)
    expect(await surat(test)).toMatchObject([
      { keadaan: 'antre', alasan: expect.stringContaining('ECONNREFUSED') },
    ])
    expect(await createPengirim(test.deps, QUIET).sendAll()).toBe(true)
  })

  it('answers the challenge of who knows the word, and believes nothing that is not signed', async () => {
    await using service = await startWhatsappServer()
    await using test = await createTestApp(settings(service.origin))
    const ask = (word: string) =>
      test.call<string>({
        url: `/api/whatsapp?hub.mode=subscribe&hub.verify_token=${word}&hub.challenge=112233`,
      })
    const good = await ask(VERIFY)
    expect([good.status, good.body, good.headers['content-type']]).toEqual([
      200,
      '112233',
      'text/plain; charset=utf-8',
    ])
    expect((await ask('kata-sandi-lain')).status).toBe(403)
    await daftar(test)
    await send(test)
    const body = '{"entry":[{"changes":[{"value":{"statuses":[{"id":"wamid.1","status":"read"}]}}]}]}'
    for (const signature of [
      '',
      'sha256=',
      tanda(body, 'lain'),
      tanda(`${body} `),
      tanda(body).slice(0, -1),
    ]) {
      expect((await tell(test, {}, { body, signature })).status).toBe(401)
    }
    expect((await surat(test))[0]?.dibaca_pada).toBeNull()
    const huge = JSON.stringify({ entry: 'x'.repeat(600_000) })
    expect((await tell(test, {}, { body: huge })).status).toBe(413)
    for (const odd of ['[]', 'null', '{"entry":[1,{"changes":[{}]}]}', '{']) {
      expect((await tell(test, {}, { body: odd })).status).toBe(200)
    }
    expect((await tell(test, {}, { body })).status).toBe(200)
    expect((await surat(test))[0]?.dibaca_pada).not.toBeNull()
  })

  it('stops for who writes STOP, keeps nothing else of what people write, and starts again for who asks', async () => {
    await using service = await startWhatsappServer()
    await using test = await createTestApp(settings(service.origin))
    const say = (text: string) =>
      tell(test, { messages: [{ from: '6281234567890', type: 'text', text: { body: text } }] })
    const stopped = async () => {
      const headers = await test.signIn('admin')
      const { body } = await test.call<{ data: { henti: { alamat: string }[] } }>({
        url: '/api/kotak-keluar/aturan',
        headers,
      })
      return body.data.henti.map(({ alamat }) => alamat)
    }
    await say('Kapan berangkat? NIK saya 3602041211870001')
    expect(await stopped()).toEqual([])
    await say('Berhenti.')
    expect(await stopped()).toEqual(['6281234567890'])
    // Anybody may have written their number.
    await daftar(test)
    await send(test)
    expect(service.pesan).toHaveLength(0)
    await say('MULAI')
    expect(await stopped()).toEqual([])
    await daftar(test)
    await send(test)
    expect(service.pesan).toHaveLength(1)
  })
})

it('gives up what waits for an account that is gone', async () => {
  await using service = await startWhatsappServer()
  await using test = await createTestApp(settings(service.origin))
  await daftar(test)
  await skipWhatsapp(test.deps.database.db, test.deps.now())
  expect(await surat(test)).toMatchObject([
    { keadaan: 'dilewati', alasan: 'WhatsApp tidak diatur di server ini.' },
  ])
})
