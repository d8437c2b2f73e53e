import { expect, it } from 'vitest'
import { sheetTextOf } from './sheet-text.ts'

const TEXT = 'nama;kota\r\nÉmile Müller, café Łódź d’Été;Kapadokya\r\n'

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-16LE', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['UTF-16LE without a mark', Buffer.from(TEXT, 'utf16le')],
  ['UTF-16BE', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
  ['UTF-16BE without a mark', Buffer.from(TEXT, 'utf16le').swap16()],
])('reads %s', (_name, bytes) => expect(sheetTextOf(bytes)).toBe(TEXT))

const bytes = (text: string, letters: Record<string, number>) =>
  Buffer.from([...text].map((sign) => letters[sign] ?? sign.charCodeAt(0)))
const MAC = { é: 0x8e, ü: 0x9f, É: 0x83, '’': 0xd5, ñ: 0x96, ö: 0x9a, ç: 0x8d, '–': 0xd0 }
const WINDOWS = { é: 0xe9, ü: 0xfc, É: 0xc9, '’': 0x92, ñ: 0xf1, ö: 0xf6, ç: 0xe7, '–': 0x96 }

it.each([
  'Müller café',
  'Nur’aini',
  'CAFÉ Madinah',
  'España – Córdoba'.replace('ó', 'ö'),
  'Curaçao; Émile d’Été',
  'Aishah’s',
])('tells the letters of a Mac from those of Windows: %s', (text) => {
  expect(sheetTextOf(bytes(`nama\r${text}\r`, MAC))).toBe(`nama\r${text}\r`)
  expect(sheetTextOf(bytes(`nama\r\n${text}\r\n`, WINDOWS))).toBe(`nama\r\n${text}\r\n`)
})

it.each([
  ['berkas Excel (.xlsx)', Buffer.from('PK\x03\x04\x14\0\x06\0[Content_Types].xml')],
  [
    'berkas LibreOffice (.ods)',
    Buffer.from('PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
  ],
  ['berkas Excel lama (.xls)', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['halaman web (HTML) bernama .xls', Buffer.from('\uFEFF \n<html xmlns:x="urn"><table>')],
  ['halaman web (HTML) bernama .xls', Buffer.from('\uFEFF<table>', 'utf16le')],
  ['halaman web (MHT) bernama .xls', Buffer.from('MIME-Version: 1.0\r\nX-Document-Type: Workbook')],
  [
    'berkas Word (.docx)',
    Buffer.from('PK\x03\x04\x14\0\x06\0[Content_Types].xml_rels/.rels word/document.xml'),
  ],
  ['berkas JSON', Buffer.from('[{"slug":"umrah"}]')],
  ['berkas XML', Buffer.from('<?xml version="1.0"?><Workbook>')],
  ['berkas PDF', Buffer.from('%PDF-1.7')],
])('names %s, and how to save it otherwise', (name, body) =>
  expect(() => sheetTextOf(body)).toThrow(`Ini ${name}, bukan CSV. Buka berkasnya`),
)
