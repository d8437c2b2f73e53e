import { otherKindMessage } from '@safar/shared/platform/csv/other-kind'
import { HttpError } from '../../platform/http/errors.ts'

/* Decodes the text of a sheet, in whichever encoding a spreadsheet wrote it; another kind of file is named. */

/** The bytes of a file from which its encoding is told. */
const HEAD_BYTES = 1_024

const utf8 = new TextDecoder('utf-8', { fatal: true })
const utf16le = new TextDecoder('utf-16le')
const utf16be = new TextDecoder('utf-16be')
/** The encodings of spreadsheets on Windows and on a Mac if nobody chose UTF-8. */
const windows = new TextDecoder('windows-1252')
const macintosh = new TextDecoder('macintosh')

/**
 * The share of bytes at even and at odd places that are nothing: of text in two bytes a letter, nearly all of one kind.
 */
function nothingAt(body: Buffer): [even: number, odd: number] {
  const head = body.subarray(0, HEAD_BYTES)
  const count = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) count[at % 2] = (count[at % 2] ?? 0) + 1
  const half = Math.max(1, head.length / 2)
  return [(count[0] ?? 0) / half, (count[1] ?? 0) / half]
}

const PLAIN = '\\x00-\\x7f'
/**
 * Matches what no word contains: a sign between letters, a capital after small letters, a small letter amid capitals.
 */
const ODD = new RegExp(
  `\\p{L}[^${PLAIN}\\p{L}\\s’‘–—]\\p{L}|[a-z](?![${PLAIN}])\\p{Lu}|[A-Z]{2}(?![${PLAIN}])\\p{Ll}|(?<=\\s)(?![${PLAIN}])\\p{Lu}(?=\\s)|\\p{Ll}(?![${PLAIN}])\\p{Ll}[A-Z]`,
  'gu',
)
/** Letters that are looked at: what a sheet says in its first pages tells what wrote it. */
const LOOKED_AT = 200_000

const oddities = (text: string) => text.slice(0, LOOKED_AT).match(ODD)?.length ?? 0

/**
 * Decodes a sheet's text: UTF-16 by its byte order mark or its zero bytes, else UTF-8, Windows-1252 or Mac Roman,
 * whichever fits.
 * @throws HttpError 422 for a file that is no text sheet, in words
 */
export function sheetTextOf(body: Buffer): string {
  const other = otherKindMessage(body)
  if (other) throw new HttpError(422, other)
  if (body[0] === 0xff && body[1] === 0xfe) return utf16le.decode(body)
  if (body[0] === 0xfe && body[1] === 0xff) return utf16be.decode(body)
  const [even, odd] = nothingAt(body)
  if (odd > 0.7 && even < 0.3) return utf16le.decode(body)
  if (even > 0.7 && odd < 0.3) return utf16be.decode(body)
  try {
    return utf8.decode(body)
  } catch {
    const [fromWindows, fromMac] = [windows.decode(body), macintosh.decode(body)]
    return oddities(fromMac) < oddities(fromWindows) ? fromMac : fromWindows
  }
}
