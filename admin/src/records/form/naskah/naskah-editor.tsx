import '@mantine/tiptap/styles.layer.css'
import { RichTextEditor } from '@mantine/tiptap'
import { Slice } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { type Editor, type JSONContent, useEditor } from '@tiptap/react'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { imageFrom } from '../../../files/gambar/upload-rules.ts'
import { pasteIntoCell } from './cell.ts'
import { docOf, markdownOf, openDoc } from './doc.ts'
import { EXTENSIONS } from './extensions.ts'
import { type Insert, insertPicture, insertsOf } from './inserts.ts'
import classes from './naskah.module.css'
import { cleanHtml, gambarTertinggal, MOST_HTML } from './paste-html.ts'
import { pastedNaskah } from './paste-text.ts'
import type { PictureChoice } from './picture-dialog.tsx'
import { type Slash, slashAt } from './slash.ts'
import { SlashMenu } from './slash-menu.tsx'
import { Tertinggal } from './tertinggal.tsx'
import { Toolbar } from './toolbar.tsx'

const loadLink = () => import('./link-dialog.tsx')
const loadPicture = () => import('./picture-dialog.tsx')
// Not preloaded: the editor is heavy enough. They are loaded before they are shown, so that an offline network ends in
// a message.
const LinkDialog = lazy(async () => ({ default: (await loadLink()).LinkDialog }))
const PictureDialog = lazy(async () => ({ default: (await loadPicture()).PictureDialog }))

export interface NaskahEditorProps {
  /** The text as it is stored. */
  value: string
  onChange: (markdown: string) => void
  onBlur: () => void
  /** Announces words in the live region. */
  announce: (words: string) => void
  path: string
  labelledBy: string
  describedBy?: string | undefined
  invalid: boolean
  required: boolean
  /** Renders label and messages around the editor. */
  frame: (editor: ReactNode) => ReactNode
  /** The field for a text that the editor could not give back. */
  plain: ReactNode
}

interface Asked {
  picture: PictureChoice | null
  file: File | null
}

/** Renders the WYSIWYG editor of a text stored as Markdown; the plain field where it cannot show all of the text. */
export function NaskahEditor(props: NaskahEditorProps) {
  const [doc] = useState(() => openDoc(props.value))
  return doc ? props.frame(<Writing {...props} doc={doc} />) : props.plain
}

function Writing({ doc, ...props }: NaskahEditorProps & { doc: JSONContent }) {
  const { value, path, labelledBy, describedBy, invalid, required } = props
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const toolbar = useRef<{ focus: () => void }>(null)
  const [linking, setLinking] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [slash, setSlash] = useState<(Slash & { left: number; top: number }) | null>(null)
  const [active, setActive] = useState(0)
  /** The pictures that the last paste left behind. */
  const [lost, setLost] = useState<readonly string[]>([])
  /** A `/` that somebody left alone with Esc. */
  const dismissed = useRef(-1)

  const changed = useEffectEvent((editor: Editor) => {
    // Undone to the start, it is the stored text, to the letter.
    props.onChange(editor.state.doc.eq(opened) ? value : markdownOf(editor.getJSON()))
  })
  const followed = useEffectEvent((editor: Editor) => {
    const found = slashAt(editor)
    if (!found || found.from === dismissed.current) {
      if (!found) dismissed.current = -1
      setSlash(null)
      return
    }
    const corner = frame.current?.getBoundingClientRect()
    const caret = editor.view.coordsAtPos(found.from)
    setSlash({ ...found, left: caret.left - (corner?.left ?? 0), top: caret.bottom - (corner?.top ?? 0) + 4 })
    setActive(0)
  })
  const keyed = useEffectEvent((view: EditorView, event: KeyboardEvent) => onKey(view, event))
  const dropped = useEffectEvent((file: File) => ask({ picture: null, file }))
  const left = useEffectEvent(() => {
    setSlash(null)
    props.onBlur()
  })

  const editor = useEditor({
    extensions: EXTENSIONS,
    content: doc,
    // Its styles are in the style sheet: the policy of some hosts refuses inline ones.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: now }) => changed(now),
    onTransaction: ({ editor: now }) => followed(now),
    onBlur: () => left(),
    editorProps: {
      attributes: { id: `${id}-text`, role: 'textbox', 'aria-multiline': 'true' },
      transformPastedHTML: cleanHtml,
      clipboardTextParser: (text, _context, _plain, view) => {
        const content = view.state.schema.nodeFromJSON(docOf(pastedNaskah(text))).content
        const open = (end: 'firstChild' | 'lastChild') => (content[end]?.type.name === 'paragraph' ? 1 : 0)
        return new Slice(content, open('firstChild'), open('lastChild'))
      },
      handlePaste: (view, event, slice) => {
        const data = event.clipboardData
        const html = data?.getData('text/html') ?? ''
        const image = data && html === '' ? imageFrom(data) : null
        setLost(gambarTertinggal(html))
        if (image) dropped(image)
        else if (data && html.length > MOST_HTML) view.pasteText(data.getData('text/plain'))
        else {
          const lines = pasteIntoCell(view.state, slice)
          if (!lines) return false
          view.dispatch(lines)
        }
        return true
      },
      handleDrop: (_view, event) => {
        const image = event.dataTransfer && imageFrom(event.dataTransfer)
        if (image) dropped(image)
        return Boolean(image)
      },
      handleKeyDown: (view, event) => keyed(view, event),
      handleDoubleClickOn: (_view, _at, node) => {
        if (node.type.name !== 'picture') return false
        askPicture()
        return true
      },
    },
  })
  const [opened] = useState(() => editor.state.doc)

  const away = () => props.announce('Tidak dapat dibuka. Periksa sambungan internet Anda.')
  const link = () => void loadLink().then(() => setLinking(true), away)
  const ask = (asking: Asked) => void loadPicture().then(() => setAsked(asking), away)
  const askPicture = () => {
    const { selection } = editor.state
    const node = selection instanceof NodeSelection ? selection.node : null
    const { name, alt, caption } = node?.attrs ?? {}
    ask({ picture: node?.type.name === 'picture' ? { name, alt, caption } : null, file: null })
  }
  const inserts = insertsOf(askPicture).filter(
    ({ label }) => !slash || label.toLowerCase().includes(slash.query),
  )
  const choose = (insert: Insert) => {
    if (slash) editor.chain().deleteRange(slash).run()
    setSlash(null)
    insert.run(editor)
  }
  const isOpen = slash !== null && inserts.length > 0

  const onKey = (view: EditorView, event: KeyboardEvent): boolean => {
    if (isOpen && slash) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const insert = inserts[active]
      if (step) setActive((active + step + inserts.length) % inserts.length)
      else if (event.key === 'Enter' && insert) choose(insert)
      else if (event.key === 'Escape') {
        dismissed.current = slash.from
        setSlash(null)
      } else return false
      event.preventDefault()
      return true
    }
    if (event.key === 'Escape' || (event.altKey && event.key === 'F10')) {
      toolbar.current?.focus()
      return true
    }
    const isCommand = event.ctrlKey || event.metaKey
    if (
      isCommand &&
      event.key.toLowerCase() === 'k' &&
      (!view.state.selection.empty || editor.isActive('link'))
    ) {
      // Elsewhere this shortcut opens the palette.
      event.preventDefault()
      event.stopPropagation()
      link()
      return true
    }
    if (event.key === 'Enter' && editor.isActive('picture')) {
      askPicture()
      return true
    }
    return false
  }

  // Set on the element itself: the editor keeps its attributes, and is not remade for a message.
  useEffect(() => {
    const set = (name: string, to: string | undefined) => {
      if (to === undefined) editor.view.dom.removeAttribute(name)
      else editor.view.dom.setAttribute(name, to)
    }
    set('data-path', path)
    set('aria-labelledby', labelledBy)
    set('aria-describedby', describedBy)
    set('aria-invalid', invalid ? 'true' : undefined)
    set('aria-required', required ? 'true' : undefined)
    set('aria-controls', isOpen ? `${id}-slash` : undefined)
    set('aria-activedescendant', isOpen ? `${id}-slash-${active}` : undefined)
  })

  return (
    <div ref={frame} className={classes.frame} data-error={invalid || undefined}>
      <RichTextEditor editor={editor} withTypographyStyles={false} withCodeHighlightStyles={false}>
        <Toolbar
          editor={editor}
          controls={`${id}-text`}
          handle={toolbar}
          onLink={link}
          onPicture={askPicture}
        />
        <RichTextEditor.Content className={classes.content} />
      </RichTextEditor>
      {lost.length > 0 && <Tertinggal nama={lost} onClose={() => setLost([])} />}
      {isOpen && slash && (
        <SlashMenu
          id={`${id}-slash`}
          inserts={inserts}
          active={active}
          left={slash.left}
          top={slash.top}
          onChoose={choose}
        />
      )}
      <Suspense fallback={null}>
        {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
        {asked && (
          <PictureDialog
            {...asked}
            onClose={() => setAsked(null)}
            onChoose={(picture) => {
              setAsked(null)
              insertPicture(editor, picture)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
