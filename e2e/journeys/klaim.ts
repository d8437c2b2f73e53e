/*
 * Extracts the answers of a text to questions that a family asks before it pays, so that contradictory ones are found
 * wherever they stand. Nothing here knows which answer is right.
 */

/** An answer found in a text, with its subject and place. */
export interface Klaim {
  topik: 'bayar' | 'batal' | 'transit' | 'kamar' | 'kursi roda' | 'izin'
  /** The departure's slug, `agensi` for what holds for all of them. */
  tentang: string
  hal: string
  jawab: string
  di: string
}

type Temuan = Pick<Klaim, 'topik' | 'tentang' | 'hal' | 'jawab'>

const rapi = (text: string) => text.replace(/\s+/g, ' ').trim()
const angka = (text: string) => text.replace(/\.$/, '')

/** Returns every match of a pattern as an answer. */
function semua(text: string, pattern: RegExp, of: (match: RegExpExecArray) => Temuan | null): Temuan[] {
  return [...text.matchAll(pattern)].flatMap((match) => of(match) ?? [])
}

function paymentClaims(text: string, tentang: string): Temuan[] {
  const of = (hal: string, jawab: string): Temuan => ({ topik: 'bayar', tentang, hal, jawab })
  return [
    ...(tentang === 'agensi'
      ? []
      : [
          ...semua(text, /\blunas saat mendaftar\b/gi, () => of('cara', 'lunas')),
          ...semua(
            text,
            /\b(?:boleh|bisa) dicicil\b|\bBoleh sampai hari pelunasan\b|\bBertahap, \d+ kali\b/gi,
            () => of('cara', 'bertahap'),
          ),
        ]),
    ...semua(text, /\buang muka(?: minimal)? ((?:Rp|USD) ?[\d.]+)/gi, ({ 1: jumlah = '', index }) =>
      // A family's down payment is in its plan, and is no price per head.
      text.slice(index, index + 60).includes('per pax')
        ? of('uang muka', angka(jumlah.replace(/^(Rp|USD) ?/, '$1 ')))
        : null,
    ),
    ...semua(text, /Uang muka Per pax, saat mendaftar ((?:Rp|USD) [\d.]+)/g, ({ 1: jumlah = '' }) =>
      of('uang muka', angka(jumlah)),
    ),
    ...semua(
      text,
      /(?:lunas paling lambat|Pelunasan \d+ hari sebelum berangkat) (\d+ [A-Z][a-z]+ \d{4})/g,
      ({ 1: hari = '' }) => of('hari pelunasan', hari),
    ),
    ...semua(
      text,
      /\b(?:lunas|pelunasan)\b[^.]{0,60}?\b(\d+) hari sebelum (?:berangkat|keberangkatan)/gi,
      ({ 1: hari = '' }) => of('pelunasan sebelum berangkat', hari),
    ),
    ...semua(
      text,
      /cicilan ditutup (?:\d+ [A-Z][a-z]+ \d{4}, )?(\d+) hari sebelum hari pelunasan/gi,
      ({ 1: hari = '' }) => ({ ...of('cicilan ditutup', hari), tentang: 'agensi' }),
    ),
    ...semua(text, /hari pelunasan \((\d+ [A-Z][a-z]+ \d{4})\)/gi, ({ 1: hari = '' }) =>
      of('hari pelunasan', hari),
    ),
    ...semua(
      text,
      /(?:cicilan ditutup|Pendaftaran setelah|Untuk pendaftaran sampai) (\d+ [A-Z][a-z]+ \d{4})/gi,
      ({ 1: hari = '' }) => of('hari cicilan ditutup', hari),
    ),
  ]
}

const BATAL = /\bbatal (\d+)(?: sampai (\d+))? hari(?: atau lebih)? sebelum berangkat: ([^.]{1,80})\./gi

/** The pattern of what cancelling costs today: it differs by day and by departure. */
const BATAL_HARI_INI =
  /\bbatal hari ini \(\d{1,2} [A-Z][a-z]+ \d{4}\), (?:\d+ hari sebelum berangkat|hari keberangkatan): ([^.]{1,80})\./gi

function potongan(words: string): string {
  if (/tanpa potongan/.test(words)) return '0%'
  if (/seluruh harga dipotong/.test(words)) return '100%'
  return /(\d+)%/.exec(words)?.[0] ?? words
}

function cancellationClaims(text: string, tentang: string): Temuan[] {
  const of = (hal: string, jawab: string): Temuan => ({ topik: 'batal', tentang: 'agensi', hal, jawab })
  const today = semua(text, BATAL_HARI_INI, ({ 1: words = '' }) => ({
    ...of('hari ini', potongan(words)),
    tentang,
  }))
  const bands = semua(text, BATAL, ({ 1: dari = '', 2: sampai = '', 3: words = '' }) =>
    of(`${dari}-${sampai}`, potongan(words)),
  )
  const table = semua(
    text,
    /\b(\d+)(?: sampai (\d+))? hari(?: atau lebih)? (?:Dipotong )?Rp [\d.]+ \((\d+)%\)/g,
    ({ 1: dari = '', 2: sampai = '', 3: persen = '' }) => of(`${dari}-${sampai}`, `${persen}%`),
  )
  // Any other number of days or share of a refund is an answer of its own: one sentence of it may stand, everywhere the
  // same.
  const rest = text
    .replace(BATAL, ' ')
    .replace(BATAL_HARI_INI, ' ')
    .split(/(?<=[.!?;])\s/)
    .map(rapi)
    .filter(
      (kalimat) =>
        /\b(?:batal|pembatalan|membatalkan|dibatalkan|uang kembali|pengembalian dana|hangus)\b/i.test(
          kalimat,
        ) &&
        /\d ?%|\b\d+ hari\b|\bH-\d|\bpenuh\b|\bseluruh uang\b|\btanpa potongan\b|\bhangus\b/i.test(kalimat),
    )
    .map((kalimat) => of('lainnya', /(Bila kami yang .*)$/.exec(kalimat)?.[1] ?? kalimat))
  return [...today, ...bands, ...table, ...rest]
}

function transit(text: string, tentang: string): Temuan[] {
  if (tentang === 'agensi') return []
  const of = (jawab: string): Temuan => ({ topik: 'transit', tentang, hal: 'pergi', jawab })
  return [
    ...semua(text, /\b(?:Pergi t|T)ransit \d+ kali\b/g, () => of('ganti pesawat')),
    ...semua(text, /\bpenerbangan langsung\b|· langsung ·|\bPergi langsung\b|Transit:? Langsung\b/gi, () =>
      of('langsung'),
    ),
  ]
}

function kamar(text: string, tentang: string): Temuan[] {
  if (tentang === 'agensi') return []
  const of = (room: string, harga: string): Temuan => ({
    topik: 'kamar',
    tentang,
    hal: room.toLowerCase(),
    jawab: angka(harga),
  })
  return [
    ...semua(
      text,
      /((?:Rp|USD) [\d.]+)(?: \/ pax)?,? (QUAD|TRIPLE|DOUBLE)\b/g,
      ({ 1: harga = '', 2: room = '' }) => of(room, harga),
    ),
    ...semua(
      text,
      /\b(?:Harga per pax (QUAD|TRIPLE|DOUBLE)|(Quad|Triple|Double)(?: mulai)?) ((?:Rp|USD) [\d.]+)/g,
      ({ 1: loud, 2: room = '', 3: harga = '' }) => of(loud ?? room, harga),
    ),
  ]
}

function kursiRoda(text: string): Temuan[] {
  const of = (jawab: string): Temuan => ({ topik: 'kursi roda', tentang: 'agensi', hal: 'umrah', jawab })
  return [
    ...semua(text, /kursi roda beserta pendorongnya: (Rp [\d.]+) per umrah/gi, ({ 1: harga = '' }) =>
      of(harga),
    ),
    ...semua(text, /kursi roda[^.]{0,30}\b(?:gratis|termasuk dalam harga|tanpa biaya)\b/gi, () =>
      of('gratis'),
    ),
  ]
}

function izin(text: string): Temuan[] {
  const of = (jawab: string, hal = 'berlaku'): Temuan => ({ topik: 'izin', tentang: 'agensi', hal, jawab })
  return [
    ...semua(
      text,
      /\b(PPIU|PIHK)(?: (?:Nomor|No\.?))? ((?:[A-Z]\.)?\d[\w.-]{0,30}\/[\w./-]{1,30})/g,
      ({ 1: jenis, 2: nomor = '' }) => of(angka(nomor), `nomor ${jenis}`),
    ),
    ...semua(text, /\bberizin resmi\b|\bberlaku pada \d+ [A-Z]|\bdengan izin P(?:PIU|IHK)\b/gi, () =>
      of('berlaku'),
    ),
    ...semua(text, /\bhari terakhir[^.]{0,40}\bbelum (?:kami )?(?:catat|tercatat)/gi, () =>
      of('tidak dinyatakan'),
    ),
  ]
}

/** Finds every answer in a text. `tentang` is the slug of the departure that it is about, or `agensi`. */
export function klaimOf(text: string, tentang: string, di: string): Klaim[] {
  const read = rapi(text)
  return [
    ...paymentClaims(read, tentang),
    ...cancellationClaims(read, tentang),
    ...transit(read, tentang),
    ...kamar(read, tentang),
    ...kursiRoda(read),
    ...izin(read),
  ].map((temuan) => ({ ...temuan, di }))
}

/** Returns the questions with more than one answer, each with its answers and a place of each. */
export function bertentangan(klaim: readonly Klaim[]): string[] {
  const groups = new Map<string, Map<string, string>>()
  for (const { topik, tentang, hal, jawab, di } of klaim) {
    const key = `${topik}: ${hal} (${tentang})`
    const answers = groups.get(key) ?? new Map<string, string>()
    if (!answers.has(jawab)) answers.set(jawab, di)
    groups.set(key, answers)
  }
  return [...groups]
    .filter(([, answers]) => answers.size > 1)
    .map(([key, answers]) => `${key}: ${[...answers].map(([jawab, di]) => `“${jawab}” di ${di}`).join(', ')}`)
}
