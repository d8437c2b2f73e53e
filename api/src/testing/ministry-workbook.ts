import { SISKOPATUH_WILAYAH } from '@safar/shared/people/jamaah/siskopatuh-wilayah'
import { SISKOPATUH_KOLOM, SISKOPATUH_KOLOM_NAMA } from '@safar/shared/trips/siskopatuh/siskopatuh-columns'
import { lettersOf, textCell } from '../platform/sheet/write-cell.ts'
import { packPart, writePacked } from '../platform/sheet/write-zip.ts'

/*
 * A workbook as the ministry gives it: heads with blank rows below them, lists on a sheet of their own, regencies by
 * the name of their province, validations and macros.
 */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MACROS = Buffer.from(Array.from({ length: 2_000 }, (_, at) => (at * 7) % 251))

export const MINISTRY_HEADS: readonly string[] = SISKOPATUH_KOLOM_NAMA.map(
  (name) => SISKOPATUH_KOLOM[name].head,
)

const PROVINCES = Object.entries(SISKOPATUH_WILAYAH).slice(0, 34)
const LISTS = {
  Gelar: ['TUAN', 'NONA', 'NYONYA'],
  JenisIdentitas: ['NIK', 'KITAS', 'KITAP', 'PASPOR'],
  StatusKewarganegaraan: ['WNI', 'WNA'],
  StatusPernikahan: ['BELUM MENIKAH', 'MENIKAH', 'JANDA / DUDA'],
  JenisPendidikan: ['TIDAK SEKOLAH', 'SD/MI', 'SMP/MTS', 'SMA/MA', 'D1', 'D2', 'D3', 'D4/S1', 'S2', 'S3'],
  JenisPekerjaan: [
    'PNS',
    'PEG. SWASTA',
    'WIRAUSAHA',
    'TNI / POLRI',
    'PETANI',
    'NELAYAN',
    'LAINNYA',
    'TIDAK BEKERJA',
  ],
  ProviderVisa: ['B2C', 'PT. AERO GLOBE INDONESIA', 'PT. AFLAHA CAHAYA WISATA'],
  ASURANSI: ['AJS AMANAH JIWA GIRI ARTHA', 'ASURANSI ASKRIDA SYARIAH', 'ASURANSI BRINS'],
} as const
/** The list of each column that has one of its own. */
const RULES = {
  title: 'Gelar',
  jenis_identitas: 'JenisIdentitas',
  provinsi: 'Propinsi',
  kabupaten: 'INDIRECT(SUBSTITUTE(M2," ","_"))',
  kewarganegaraan: 'StatusKewarganegaraan',
  status_nikah: 'StatusPernikahan',
  pendidikan: 'JenisPendidikan',
  pekerjaan: 'JenisPekerjaan',
  visa_provider: 'ProviderVisa',
  asuransi: 'ASURANSI',
} as const

const row = (number: number, cells: readonly string[]) =>
  `<row r="${number}" spans="1:32">${cells.join('')}</row>`
const textRow = (number: number, texts: readonly string[]) =>
  row(
    number,
    texts.map((text, at) =>
      text === '' ? '' : textCell({ reference: `${lettersOf(at)}${number}`, style: 1 }, text),
    ),
  )

/** Columns of lists as the rows of a sheet. */
function columns(lists: readonly (readonly string[])[]): string {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) =>
    textRow(
      at + 1,
      lists.map((list) => list[at] ?? ''),
    ),
  ).join('')
}

const sheet = (rows: string, more = '', size = 'A1') =>
  `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetPr codeName="Sheet1"/><dimension ref="${size}"/><sheetData>${rows}</sheetData>${more}</worksheet>`

export interface MinistryOptions {
  heads?: readonly string[]
  /** The name of the sheet that is filled. */
  name?: string
  /** Rows below the heads that have texts; blank ones are there in any case. */
  filled?: readonly (readonly string[])[]
  blank?: number
  isProtected?: boolean
  macros?: boolean
  /** Names of further parts. */
  parts?: readonly string[]
}

/** Writes such a workbook. */
export function ministryWorkbook({
  heads = MINISTRY_HEADS,
  name = 'Sheet1',
  filled = [],
  blank = 3,
  isProtected = false,
  macros = true,
  parts = [],
}: MinistryOptions = {}): Buffer {
  const days = heads.flatMap((head, at) => (head.includes('yyyy-mm-dd') ? [at] : []))
  const blanks = Array.from({ length: blank }, (_, nth) => {
    const number = nth + 2 + filled.length
    return row(
      number,
      heads.map((_head, at) => `<c r="${lettersOf(at)}${number}" s="${days.includes(at) ? 2 : 3}"/>`),
    )
  })
  const rules = Object.entries(RULES).flatMap(([kolom, formula]) => {
    const at = heads.indexOf(MINISTRY_HEADS[SKIP.indexOf(kolom)] ?? '')
    const range = `${lettersOf(at)}2:${lettersOf(at)}1048576`
    return at < 0
      ? []
      : [
          `<dataValidation type="list" allowBlank="1" sqref="${range}"><formula1>${formula.replaceAll('"', '&quot;')}</formula1></dataValidation>`,
        ]
  })
  const lines = [textRow(1, heads), ...filled.map((texts, at) => textRow(at + 2, texts)), ...blanks]
  const lists = Object.entries(LISTS)
  const names = [
    ...lists.map(([list, words], at) => [
      list,
      `Sheet2!$${lettersOf(at)}$2:$${lettersOf(at)}$${words.length + 1}`,
    ]),
    ...PROVINCES.map(([provinsi, words], at) => [
      provinsi.replaceAll(' ', '_'),
      `PropKab!$${lettersOf(at)}$2:$${lettersOf(at)}$${words.length + 1}`,
    ]),
    ['Propinsi', `PropKab!$A$1:$${lettersOf(PROVINCES.length - 1)}$1`],
  ]
  const shield = isProtected ? '<sheetProtection sheet="1" objects="1"/>' : ''
  const type = macros
    ? 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'
    : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
  const worksheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml'
  const book: [name: string, text: string | Buffer][] = [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/><Override PartName="/xl/workbook.xml" ContentType="${type}"/>${[1, 2, 3].map((nth) => `<Override PartName="/xl/worksheets/sheet${nth}.xml" ContentType="${worksheet}"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/><sheet name="Sheet2" sheetId="2" state="hidden" r:id="rId2"/><sheet name="PropKab" sheetId="4" r:id="rId3"/></sheets><definedNames>${names.map(([label, range]) => `<definedName name="${label}">${range}</definedName>`).join('')}</definedNames></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${[1, 2, 3].map((nth) => `<Relationship Id="rId${nth}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${nth}.xml"/>`).join('')}<Relationship Id="rId4" Type="${OFFICE}/styles" Target="styles.xml"/>${macros ? '<Relationship Id="rId5" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="vbaProject.bin"/>' : ''}</Relationships>`,
    ],
    [
      'xl/styles.xml',
      `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ],
    [
      'xl/worksheets/sheet1.xml',
      sheet(
        lines.join(''),
        `${shield}<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`,
        `A1:${lettersOf(heads.length - 1)}${1 + filled.length + blank}`,
      ),
    ],
    ['xl/worksheets/sheet2.xml', sheet(columns(lists.map(([list, words]) => [list, ...words])))],
    ['xl/worksheets/sheet3.xml', sheet(columns(PROVINCES.map(([provinsi, words]) => [provinsi, ...words])))],
    ...(macros ? [['xl/vbaProject.bin', MACROS] as [string, Buffer]] : []),
    ...parts.map((part): [string, string] => [part, 'x']),
  ]
  return writePacked(book.map(([part, text]) => packPart(part, Buffer.from(text))))
}

const SKIP: readonly string[] = SISKOPATUH_KOLOM_NAMA

/** A pilgrim whom the workbook has every cell of. */
export const WHOLE_PILGRIM = {
  nama_paspor: 'SITI AMINAH',
  sapaan: 'NYONYA',
  nama_kartu_vaksin: 'SITI AMINAH',
  nama_ayah: 'AHMAD FAUZI',
  jenis_kelamin: 'P',
  tempat_lahir: 'DEPOK',
  tgl_lahir: '1990-07-01',
  jenis_identitas: 'NIK',
  nik: '3276014107900001',
  no_paspor: 'X1234567',
  tgl_terbit: '2025-01-01',
  tgl_habis: '2035-01-01',
  kota_terbit: 'DEPOK',
  alamat: 'JL. MELATI NO. 1',
  provinsi: 'JAWA BARAT',
  kabupaten: 'KOTA DEPOK',
  kecamatan: 'KEC. BEJI',
  kelurahan: 'KEL. BEJI',
  telepon: '0217712345',
  no_hp: '081234567890',
  kewarganegaraan: 'WNI',
  status_nikah: 'MENIKAH',
  pendidikan: 'D4/S1',
  pekerjaan: 'LAINNYA',
  no_bpjs: '0001234567890',
} as const
/** The papers of a journey as a booking takes them. */
export const WHOLE_PAPERS = {
  visa: { provider: 'B2C', no: '0060123456', berlaku: '2027-05-01', akhir: '2027-08-01' },
  polis: {
    asuransi: 'ASURANSI BRINS',
    no: '000123',
    input: '2027-05-01',
    awal: '2027-06-20',
    akhir: '2027-07-01',
  },
} as const
