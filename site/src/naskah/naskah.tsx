import { gambarSize, gambarSrcset } from '@safar/shared/files/gambar/name'
import { gambarUrl } from '@safar/shared/platform/address/gambar'
import {
  type Block,
  CALLOUTS,
  type CalloutKind,
  type Inline,
  type Picture,
  type Naskah as Text,
} from '@safar/shared/records/naskah/naskah'
import { plainInlines } from '@safar/shared/records/naskah/plain-naskah'
import { isForeign } from '@safar/shared/records/naskah/tautan'
import type { ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'
import type { IconName } from '../components/icons.ts'
import { NewTab } from '../components/new-tab.tsx'
import styles from './naskah.module.css'

interface Props {
  /** The blocks as `readNaskah` returns them. */
  naskah: Text
  /** Origin of the API for browsers; empty for the page's own. */
  host?: string
}

/** Renders a text of the office: it fills the width that it is given, up to a comfortable line. */
export function Naskah({ naskah, host = '' }: Props) {
  return <div className={styles.naskah}>{blocks(naskah, host)}</div>
}

const ICONS: Record<CalloutKind, IconName> = { catatan: 'info', penting: 'alert', saran: 'bulb' }

/** The width of a line, and the page's own margins on a phone. */
const SIZES = '(min-width: 760px) 680px, calc(100vw - 40px)'

const blocks = (naskah: Text, host: string): ReactNode =>
  naskah.map((block, index) => <BlockView key={index} block={block} host={host} />)

function BlockView({ block, host }: { block: Block; host: string }): ReactNode {
  switch (block.type) {
    case 'heading': {
      const Heading = `h${block.level}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
      return <Heading id={block.id}>{inlines(block.content, host)}</Heading>
    }
    case 'paragraph':
      return <p>{inlines(block.content, host)}</p>
    case 'list': {
      const items = block.items.map((item, index) => <li key={index}>{itemOf(item, host)}</li>)
      if (block.start === null) return <ul>{items}</ul>
      return <ol {...(block.start !== 1 && { start: block.start })}>{items}</ol>
    }
    case 'quote':
      return <blockquote>{blocks(block.content, host)}</blockquote>
    case 'callout':
      return <Callout block={block} host={host} />
    case 'code':
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keys
      return <pre tabIndex={0}>{<code>{block.text}</code>}</pre>
    case 'rule':
      return <hr />
    case 'picture':
      return <Figure picture={block} host={host} />
    case 'table':
      return <Table block={block} host={host} />
  }
}

/** Renders an entry; one of a single paragraph is inline. */
function itemOf(item: Text, host: string): ReactNode {
  const [only, ...others] = item
  const [first, rest] = only?.type === 'paragraph' ? [only, others] : [null, item]
  if (rest.some(({ type }) => type === 'paragraph')) return blocks(item, host)
  return (
    <>
      {first && inlines(first.content, host)}
      {blocks(rest, host)}
    </>
  )
}

function Callout({ block, host }: { block: Extract<Block, { type: 'callout' }>; host: string }) {
  const { kind, title, content } = block
  return (
    <div className={styles.callout} data-kind={kind} role="note">
      <Icon name={ICONS[kind]} size={24} />
      <div>
        {title.length > 0 ? (
          <p className={styles.judul}>
            <span className="visually-hidden">{CALLOUTS[kind]}: </span>
            {inlines(title, host)}
          </p>
        ) : (
          <p className="visually-hidden">{CALLOUTS[kind]}</p>
        )}
        {blocks(content, host)}
      </div>
    </div>
  )
}

function Figure({ picture, host }: { picture: Picture; host: string }) {
  return (
    <figure>
      <Image picture={picture} host={host} />
      {picture.caption && <figcaption>{picture.caption}</figcaption>}
    </figure>
  )
}

function Image({ picture: { name, alt }, host }: { picture: Picture; host: string }) {
  const size = gambarSize(name)
  const srcSet = gambarSrcset(name, host)
  return (
    <img
      alt={alt}
      loading="lazy"
      decoding="async"
      {...(size && { width: size.width, height: size.height })}
      {...(srcSet && { srcSet, sizes: SIZES })}
      src={gambarUrl(name, host)}
    />
  )
}

/**
 * The lengths of cells: shorter ones are a figure or a name, which stays on one line; longer ones a sentence, which a
 * narrow column would break at each word.
 */
const SHORT_CELL = 12
const LONG_CELL = 28

/** Renders a table that scrolls by itself, by keys too, where it is wider than the page. */
function Table({ block, host }: { block: Extract<Block, { type: 'table' }>; host: string }) {
  const longest = block.head.map((_, column) =>
    [block.head, ...block.rows].reduce(
      (most, row) => Math.max(most, plainInlines(row[column] ?? []).length),
      0,
    ),
  )
  const looksOf = (column: number) => {
    const align = block.align[column]
    const letters = longest[column] ?? 0
    const lebar = letters > LONG_CELL ? 'kalimat' : letters <= SHORT_CELL ? 'kata' : undefined
    return { ...(align && { 'data-align': align }), ...(lebar && { 'data-lebar': lebar }) }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what can be filled
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keys
    <div className={styles.table} role="group" aria-label="Tabel" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell, column) =>
              // The corner above row heads is often empty: it heads nothing.
              cell.length === 0 ? (
                <td key={column} />
              ) : (
                <th key={column} scope="col" {...looksOf(column)}>
                  {inlines(cell, host)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} {...looksOf(column)}>
                  {inlines(cell, host)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const inlines = (content: readonly Inline[], host: string): ReactNode =>
  content.map((inline, index) => <InlineView key={index} inline={inline} host={host} />)

function InlineView({ inline, host }: { inline: Inline; host: string }): ReactNode {
  switch (inline.type) {
    case 'text':
      return inline.text
    case 'code':
      return <code>{inline.text}</code>
    case 'break':
      return <br />
    case 'picture':
      return <Image picture={inline} host={host} />
    case 'link': {
      const title = inline.title ? { title: inline.title } : {}
      if (!isForeign(inline.href))
        return (
          <a href={inline.href} {...title}>
            {inlines(inline.content, host)}
          </a>
        )
      return (
        <a href={inline.href} {...title} target="_blank" rel="noopener">
          {inlines(inline.content, host)}
          <NewTab />
        </a>
      )
    }
    default: {
      const Mark = inline.type
      return <Mark>{inlines(inline.content, host)}</Mark>
    }
  }
}
