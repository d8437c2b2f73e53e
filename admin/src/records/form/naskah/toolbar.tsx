import { RichTextEditor } from '@mantine/tiptap'
import { CALLOUTS, type CalloutKind } from '@safar/shared/records/naskah/naskah'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconDots,
  IconH2,
  IconH3,
  IconInfoSquareRounded,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconStrikethrough,
  IconTable,
} from '@tabler/icons-react'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
} from '@tiptap/pm/tables'
import { type Editor, useEditorState } from '@tiptap/react'
import { type ComponentType, type RefObject, useImperativeHandle, useState } from 'react'
import { run } from './blocks.ts'
import { insertCallout, insertTable, releaseCallout } from './inserts.ts'
import classes from './naskah.module.css'
import { useRoving } from './use-roving.ts'

interface ToolbarProps {
  editor: Editor
  /** The id of the edited element. */
  controls: string
  handle: RefObject<{ focus: () => void } | null>
  onLink: () => void
  onPicture: () => void
}

/**
 * Renders the toolbar of a text: one tab stop, arrows within, Esc back to the text. On narrow screens the rarer tools
 * fold.
 */
export function Toolbar({ editor, controls, handle, onLink, onPicture }: ToolbarProps) {
  const [open, setOpen] = useState(false)
  const roving = useRoving(() => editor.commands.focus())
  useImperativeHandle(handle, () => ({ focus: roving.focus }))
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      strike: now.isActive('strike'),
      link: now.isActive('link'),
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      callout: now.isActive('callout'),
      kind: now.getAttributes('callout').kind,
      picture: now.isActive('picture'),
      table: now.isActive('table'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  })
  const focused = () => editor.chain().focus()
  return (
    <div
      ref={roving.toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label="Alat tulis"
      aria-controls={controls}
      className={classes.toolbar}
      data-open={open || undefined}
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
    >
      <RichTextEditor.ControlsGroup>
        <Tool
          label="Tebal (Ctrl+B)"
          icon={IconBold}
          active={on.bold}
          onClick={() => focused().toggleBold().run()}
        />
        <Tool
          label="Miring (Ctrl+I)"
          icon={IconItalic}
          active={on.italic}
          onClick={() => focused().toggleItalic().run()}
        />
        <Tool
          label="Coret (Ctrl+Shift+X)"
          icon={IconStrikethrough}
          active={on.strike}
          rare
          onClick={() => focused().toggleStrike().run()}
        />
        <Tool label="Tautan (Ctrl+K)" icon={IconLink} active={on.link} onClick={onLink} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <Tool
          label="Judul"
          icon={IconH2}
          active={on.h2}
          onClick={() => focused().toggleHeading({ level: 2 }).run()}
        />
        <Tool
          label="Subjudul"
          icon={IconH3}
          active={on.h3}
          onClick={() => focused().toggleHeading({ level: 3 }).run()}
        />
        <Tool
          label="Daftar"
          icon={IconList}
          active={on.bullets}
          onClick={() => focused().toggleBulletList().run()}
        />
        <Tool
          label="Daftar bernomor"
          icon={IconListNumbers}
          active={on.numbers}
          rare
          onClick={() => focused().toggleOrderedList().run()}
        />
        <Tool
          label="Kutipan"
          icon={IconBlockquote}
          active={on.quote}
          rare
          onClick={() => focused().toggleBlockquote().run()}
        />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <Tool
          label="Kotak catatan"
          icon={IconInfoSquareRounded}
          active={on.callout}
          onClick={() => (on.callout ? releaseCallout(editor) : insertCallout(editor, 'catatan'))}
        />
        <Tool label="Gambar" icon={IconPhoto} active={on.picture} onClick={onPicture} />
        <Tool
          label="Tabel"
          icon={IconTable}
          active={on.table}
          disabled={on.table}
          rare
          onClick={() => insertTable(editor)}
        />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <Tool
          label="Urungkan (Ctrl+Z)"
          icon={IconArrowBackUp}
          disabled={!on.undo}
          rare
          onClick={() => focused().undo().run()}
        />
        <Tool
          label="Ulangi (Ctrl+Shift+Z)"
          icon={IconArrowForwardUp}
          disabled={!on.redo}
          rare
          onClick={() => focused().redo().run()}
        />
        <RichTextEditor.Control
          className={classes.more}
          aria-label="Alat lain"
          title="Alat lain"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <IconDots size={18} aria-hidden />
        </RichTextEditor.Control>
      </RichTextEditor.ControlsGroup>
      {(on.callout || on.table) && (
        <div className={classes.here}>
          {on.callout &&
            Object.entries(CALLOUTS).map(([kind, label]) => (
              <WordTool
                key={kind}
                active={on.kind === kind}
                onClick={() => insertCallout(editor, kind as CalloutKind)}
              >
                {label}
              </WordTool>
            ))}
          {on.callout && <WordTool onClick={() => releaseCallout(editor)}>Lepas kotak</WordTool>}
          {on.table &&
            TABLE_EDITS.map(([label, command]) => (
              <WordTool key={label} onClick={() => focused().command(run(command)).run()}>
                {label}
              </WordTool>
            ))}
        </div>
      )}
    </div>
  )
}

const TABLE_EDITS = [
  ['Baris di bawah', addRowAfter],
  ['Baris di atas', addRowBefore],
  ['Kolom di kanan', addColumnAfter],
  ['Kolom di kiri', addColumnBefore],
  ['Hapus baris', deleteRow],
  ['Hapus kolom', deleteColumn],
  ['Hapus tabel', deleteTable],
] as const

interface ToolProps {
  label: string
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  active?: boolean
  disabled?: boolean
  /** True for a tool that folds away where room is short. */
  rare?: boolean
  onClick?: () => void
}

function Tool({ label, icon: Icon, rare = false, ...others }: ToolProps) {
  return (
    <RichTextEditor.Control aria-label={label} title={label} data-rare={rare || undefined} {...others}>
      <Icon size={18} aria-hidden />
    </RichTextEditor.Control>
  )
}

/** Renders a tool for the selection. */
function WordTool({
  active = false,
  onClick,
  children,
}: {
  active?: boolean
  onClick: () => void
  children: string
}) {
  return (
    <RichTextEditor.Control active={active} onClick={onClick}>
      {children}
    </RichTextEditor.Control>
  )
}
