import { HOSTILE_TEXTS } from '@safar/shared/platform/testing/hostile-text'
import { WORK_MS, workOf } from '@safar/shared/platform/testing/work'
import { plainNaskah } from '@safar/shared/records/naskah/plain-naskah'
import { writeNaskah } from '@safar/shared/records/naskah/write-naskah'
import { generateJSON } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { markdownOf } from './doc.ts'
import { EXTENSIONS } from './extensions.ts'
import { cleanHtml, gambarTertinggal, MOST_HTML } from './paste-html.ts'
import { pastedNaskah } from './paste-text.ts'

const text = (pasted: string) => writeNaskah(pastedNaskah(pasted))
const html = (pasted: string) => markdownOf(generateJSON(cleanHtml(pasted), EXTENSIONS))

describe('words from a chat', () => {
  it('keep their marks, lines, signs and paragraphs', () => {
    expect(
      text(
        '*Info penting* untuk _jamaah_ ~lama~ baru\nKumpul jam 07.00\n\n• Paspor\n• Visa\n\n1. Satu\n2. Dua',
      ),
    ).toBe(
      '**Info penting** untuk *jamaah* ~~lama~~ baru\\\nKumpul jam 07.00\n\n- Paspor\n- Visa\n\n1. Satu\n2. Dua',
    )
    expect(text('Syarat:\n- KTP\n- KK\nSelesai')).toBe('Syarat:\n\n- KTP\n- KK\n\nSelesai')
  })

  it('are not marked where signs are none', () => {
    expect(text('2*3*4 dan nama_file_ini')).toBe('2\\*3\\*4 dan nama_file_ini')
    expect(text('* bukan tebal *')).toBe('- bukan tebal \\*')
    expect(text('<b>x</b> # y')).toBe('\\<b>x</b> # y')
  })

  it('are read as Markdown where they are that', () => {
    expect(text('# Judul\n\n**tebal** [a](/b)')).toBe('# Judul\n\n**tebal** [a](/b)')
  })

  it('are a table where tabs part them in several lines', () => {
    expect(text('Harga:\nKota\tQuad\tDouble\nMadinah\t31\t35\n\t32\nSelesai')).toBe(
      'Harga:\n\n| Kota | Quad | Double |\n| --- | --- | --- |\n| Madinah | 31 | 35 |\n\n32\\\nSelesai',
    )
    expect(text('•\tPaspor\n•\tVisa')).toBe('- Paspor\n- Visa')
  })

  it('keep what stands beyond the head of a table in Markdown', () => {
    expect(text('a | b\n---|---\nc | d | 31 juta \\| x\n\n|k|\n|-|\n|l|m|')).toBe(
      '| a | b |  |\n| --- | --- | --- |\n| c | d | 31 juta \\| x |\n\n| k |  |\n| --- | --- |\n| l | m |',
    )
  })

  it.each([
    ['Markdown', '**a** kata\n\n', 8_000],
    ['words', 'sebaris kata\n', 20_000],
  ])('are all there, however many: %s', (_kind, line, times) => {
    const naskah = pastedNaskah(`${line.repeat(times)}akhir`)
    expect(plainNaskah(naskah).split('kata').length - 1).toBe(times)
    expect(plainNaskah(naskah).endsWith('akhir')).toBe(true)
  })

  it.each(Object.entries(HOSTILE_TEXTS))('are read at little cost: 64 KB of %s', (_kind, hostile) => {
    expect(workOf(() => plainNaskah(pastedNaskah(hostile)))).toBeLessThan(10 * WORK_MS)
  })
})

describe('markup of others', () => {
  it('keeps headings, lists, links, tables, bold and italics, and nothing else', () => {
    expect(
      html(
        '<h1 style="color:red"><b>Judul</b></h1><p style="font-family:x">a <b>b</b> <i>c</i> <span style="font-weight:700">d</span> <u>e</u> <a href="https://a.test">f</a> <a href="javascript:x">g</a></p><ul><li>h</li></ul><table><tr><th>i</th></tr><tr><td>j</td></tr></table><img src="https://a.test/x.png"><script>alert(1)</script><h4>k</h4>',
      ),
    ).toBe('# Judul\n\na **b** *c* **d** e [f](https://a.test) g\n\n- h\n\n| i |\n| --- |\n| j |\n\n## k')
  })

  it('keeps words of forms, buttons, broken headings and broken lines of code', () => {
    expect(
      html('<form><h2>Satu<br>dua</h2><button>Tiga</button></form><pre><code>empat<br>lima</code></pre>'),
    ).toBe('# Satu dua\n\nTiga\n\n```\nempat\nlima\n```')
  })

  it('takes Word’s paragraphs for the lists that they are', () => {
    const entry = (level: number, sign: string, words: string) =>
      `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`
    expect(
      html(
        `<p class=MsoNormal>Bawa:</p>${entry(1, '·', 'Paspor')}${entry(2, 'o', 'asli')}${entry(1, '·', 'Visa')}<p>Lalu</p>${entry(1, '1.', 'Satu')}${entry(1, '2.', 'Dua')}`,
      ),
    ).toBe('Bawa:\n\n- Paspor\n  - asli\n- Visa\n\nLalu\n\n1. Satu\n2. Dua')
  })

  it('is not bold because Google’s editor wraps everything in a letterless bold', () => {
    expect(
      html(
        '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:400">a</span></p></b>',
      ),
    ).toBe('a')
  })
})

it('names the pictures that a paste leaves behind', () => {
  const word =
    '<p>Isi<img src="file:///C:/Temp/clip_image001.png"><img src="data:x" alt="Peta Mina"><img src="data:y"></p>'
  expect(gambarTertinggal(word)).toEqual(['clip_image001.png', 'Peta Mina', 'tanpa nama'])
  expect(gambarTertinggal('<p>tanpa gambar</p>')).toEqual([])
  // Its pictures stand in it, and make it longer than what is read of it.
  const data = `data:image/png;base64,${'A'.repeat(MOST_HTML)}`
  expect(gambarTertinggal(`<p>Peta</p><img alt="Peta Arafah" src="${data}">`)).toEqual(['Peta Arafah'])
  expect(html(word)).toBe('Isi')
})
