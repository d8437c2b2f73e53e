import { readNaskah } from '@safar/shared/records/naskah/read-naskah'
import { Editor } from '@tiptap/core'
import { Slice } from '@tiptap/pm/model'
import { afterEach, describe, expect, it } from 'vitest'
import { pasteIntoCell } from './cell.ts'
import { docOf, markdownOf, openDoc } from './doc.ts'
import { EXTENSIONS } from './extensions.ts'
import { insertPicture, insertsOf } from './inserts.ts'

const TABLE = '| Kota | Harga |\n| --- | --- |\n| Makkah | 31 |'

/** Makes an editor with the caret behind `31`. */
function inCell(): Editor {
  editor = new Editor({ extensions: EXTENSIONS, content: openDoc(`${TABLE}\n\nsesudah`) })
  let at = 0
  editor.state.doc.descendants((node, from) => {
    if (node.text === '31') at = from + 2
  })
  editor.commands.setTextSelection(at)
  return editor
}
let editor: Editor
afterEach(() => editor.destroy())

const text = () => markdownOf(editor.getJSON())

function paste(markdown: string): string {
  const { state, schema, view } = inCell()
  const content = schema.nodeFromJSON(docOf(readNaskah(markdown))).content
  const tr = pasteIntoCell(state, new Slice(content, 0, 0))
  if (tr) view.dispatch(tr)
  editor.state.doc.check()
  return text()
}

describe('in a cell', () => {
  it('what is pasted becomes lines of it', () => {
    expect(paste('satu\n\n- **dua**\n- tiga\n\n```\nempat\nlima\n```')).toBe(
      '| Kota | Harga |\n| --- | --- |\n| Makkah | 31satu<br>• **dua**<br>• tiga<br>empat<br>lima |\n\nsesudah',
    )
  })

  it('what holds a picture or a table with words goes below the table, whole', () => {
    const parts = 'satu\n\n![Pintu](kx3f9m2a7c-1600x1000.webp)\n\n| a |\n| --- |\n| b |'
    expect(paste(parts)).toBe(`${TABLE}\n\n${parts}\n\nsesudah`)
  })

  it('a table goes into cells, and a line into the line, by the editor itself', () => {
    expect(paste('| a |\n| --- |\n| b |')).toBe(`${TABLE}\n\nsesudah`)
    expect(paste('a')).toBe(`${TABLE}\n\nsesudah`)
  })

  it.each(
    insertsOf(() => insertPicture(editor, { name: 'kx3f9m2a7c-1600x1000.webp', alt: 'a', caption: '' })),
  )('$label leaves the table whole', ({ run }) => {
    run(inCell())
    editor.state.doc.check()
    expect(text().startsWith(TABLE)).toBe(true)
    expect(text().endsWith('sesudah')).toBe(true)
    expect(text().match(/Makkah/g)).toHaveLength(1)
  })

  it('Enter begins a line, which is stored', () => {
    inCell()
    editor.view.someProp('handleKeyDown', (handle) =>
      handle(editor.view, new KeyboardEvent('keydown', { key: 'Enter' })),
    )
    editor.commands.insertContent('juta')
    expect(text()).toContain('| Makkah | 31<br>juta |')
    expect(markdownOf(openDoc(text()) ?? {})).toBe(text())
  })
})
