import { letOthers } from '@safar/shared/platform/let-others'
import type { Token } from 'parse5'
import { unprocessable } from '../http/errors.ts'

/** The place of a tag in the text of its part, from its first letter to behind its last. */
export interface TagPlace {
  from: number
  to: number
  /** True of a tag that opens and closes at once. */
  isWhole: boolean
}

/** Takes the tags and texts of a part, in order. Names come without their prefix, in small letters. */
export interface MarkupReader {
  open?(name: string, attributes: ReadonlyMap<string, string>, place: TagPlace): void
  close?(name: string, place: TagPlace): void
  text?(text: string): void
}

/** Letters between the turns of others. */
const SLICE = 64 * 1024
/** The error for markup that no spreadsheet wrote. */
export const FOREIGN =
  'Berkas ini bukan buku kerja Excel yang utuh. Buka di Excel, simpan lagi sebagai .xlsx, lalu pilih lagi.'

/** The end of a reading that needs no more of its part. */
export class MarkupRead extends Error {}

/**
 * Reads the markup of a workbook's part, slice by slice, so that other work has its turn. The tokenizer is that of
 * HTML, which reads what spreadsheets write alike; entities that a document declares itself are refused, not expanded.
 * A reader ends it early by throwing `MarkupRead`.
 * @throws HttpError 422 for a document with declarations of its own
 */
export async function readMarkup(bytes: Buffer, reader: MarkupReader): Promise<void> {
  // Hardly a file is read so: its library takes its memory with the first one.
  const { Tokenizer } = await import('parse5')
  const text = markupText(bytes)
  const say = ({ chars }: Token.CharacterToken) => reader.text?.(chars)
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag({ tagName, attrs, selfClosing, location }) {
        const name = bare(tagName)
        const place = placeOf(location, selfClosing)
        reader.open?.(name, new Map(attrs.map((attribute) => [bare(attribute.name), attribute.value])), place)
        if (selfClosing) reader.close?.(name, place)
      },
      onEndTag: ({ tagName, location }) => reader.close?.(bare(tagName), placeOf(location, false)),
      onCharacter: say,
      onWhitespaceCharacter: say,
      onNullCharacter: () => {},
      onComment: () => {},
      onEof: () => {},
      onDoctype() {
        throw unprocessable(FOREIGN)
      },
    },
  )
  tokenizer.inForeignNode = true
  try {
    for (let at = 0; at < text.length; at += SLICE) {
      if (at > 0) await letOthers()
      tokenizer.write(text.slice(at, at + SLICE), at + SLICE >= text.length)
    }
  } catch (error) {
    if (!(error instanceof MarkupRead)) throw error
  }
}

const placeOf = (location: Token.Location | null, isWhole: boolean): TagPlace => ({
  from: location?.startOffset ?? 0,
  to: location?.endOffset ?? 0,
  isWhole,
})

/** Returns a name without its prefix. */
const bare = (name: string) => name.slice(name.indexOf(':') + 1)

/** Returns the text of a part, in which its tags have their places. */
export function markupText(bytes: Buffer): string {
  const [first, second] = bytes
  const label =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(label).decode(bytes)
}
