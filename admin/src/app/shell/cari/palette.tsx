import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconRefresh, IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SafeRow } from '../../../platform/ui/safe-row.tsx'
import { unreachableText } from '../../../platform/ui/unreachable.ts'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'
import visuallyHidden from '../../../platform/ui/visually-hidden.module.css'
import { type Item, TINDAKAN } from './item.ts'
import { idOf, keepFocus, Line } from './line.tsx'
import { actionItems, matching, openedItems, pageItems } from './own-items.ts'
import classes from './palette.module.css'
import { subjectItems, subjectKey, temuanItems } from './temuan-items.ts'
import { useTemuan } from './use-temuan.ts'

const ALL = 'Semua'
/** The sign that limits a search to actions. */
const ACTIONS_ONLY = '>'

/**
 * Renders the command palette: a search field with a listbox that arrow keys walk through while the focus stays in the
 * field.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  useFocusBack()
  const navigate = useNavigate()
  const listId = useId()
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const [typed, setTyped] = useState('')
  const [chosenKey, setChosenKey] = useState<string | null>(null)
  const [wanted, setWanted] = useState(ALL)
  const [own] = useState(() => ({ opened: openedItems(), actions: actionItems(), pages: pageItems() }))
  const onlyActions = typed.trimStart().startsWith(ACTIONS_ONLY)
  const q = (onlyActions ? typed.trimStart().slice(ACTIONS_ONLY.length) : typed).trim()
  const { found, state, again } = useTemuan(onlyActions ? '' : q)

  const items = itemsFor()
  const groups = [...new Set(items.map(({ group }) => group))]
  const group = groups.includes(wanted) ? wanted : ALL
  const base = group === ALL ? items : items.filter((item) => item.group === group)
  const subject = base.find(({ key }) => key === subjectKey(chosenKey ?? base[0]?.key ?? ''))
  const shown = group === ALL ? [...base, ...subjectItems(subject)] : base
  const chosen = shown.find(({ key }) => key === chosenKey) ?? shown[0]
  const isNothing = state === 'done' && items.length === 0

  function itemsFor(): Item[] {
    if (onlyActions) return matching(own.actions, q)
    if (q === '') return [...own.opened, ...own.actions, ...own.pages]
    const mine = matching([...own.actions, ...own.pages], q)
    if (state !== 'failed') return [...mine, ...temuanItems(found)]
    const retry: Item = {
      key: 'lagi',
      group: TINDAKAN,
      label: 'Coba cari lagi',
      icon: IconRefresh,
      to: again,
    }
    return [...mine, retry]
  }

  // Without a hit the actions are offered.
  const options = isNothing ? own.actions : shown
  const active = isNothing ? (options.find(({ key }) => key === chosenKey) ?? options[0]) : chosen

  const activeRef = useRef<HTMLDivElement>(null)
  const activeKey = active?.key
  useEffect(() => {
    if (activeKey) activeRef.current?.scrollIntoView({ block: 'nearest' })
  }, [activeKey])

  function open(item: Item, inNewTab: boolean): void {
    if (typeof item.to !== 'string') {
      item.to()
      return
    }
    if (inNewTab) {
      window.open(item.to, '_blank', 'noopener')
      return
    }
    onClose()
    void navigate(item.to)
    // A card on the current page is not remounted, which would scroll to it: scroll here.
    const place = item.to.split('#')[1]
    if (place) document.getElementById(place)?.scrollIntoView({ block: 'start' })
  }

  function move(by: number): void {
    const at = options.findIndex(({ key }) => key === activeKey)
    const next = options[(at + by + options.length) % options.length]
    if (next) setChosenKey(next.key)
  }

  function turn(by: number): void {
    const all = [ALL, ...groups]
    setWanted(all[(all.indexOf(group) + by + all.length) % all.length] ?? ALL)
    setChosenKey(null)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Tab: () => turn(event.shiftKey ? -1 : 1),
      Enter: () => active && open(active, event.ctrlKey || event.metaKey),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const count = isNothing ? 0 : shown.length
  const said = sayCount()

  function sayCount(): string {
    if (state === 'searching') return ''
    if (state === 'failed') return `Pencarian belum berhasil. ${unreachableText()}`
    if (isNothing) return 'Tidak ada yang cocok'
    return group === ALL ? `${count} hasil` : `${group}, ${count} hasil`
  }

  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={720}
      fullScreen={isPhone}
      yOffset={isPhone ? 0 : 84}
      padding={0}
      classNames={{ content: classes.content, overlay: classes.dim }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label="Cari atau kerjakan">
        <div className={classes.head}>
          <IconSearch size={20} stroke={1.7} aria-hidden />
          <input
            ref={takeFocus}
            className={classes.input}
            role="combobox"
            aria-expanded
            aria-controls={listId}
            aria-autocomplete="list"
            aria-label="Cari atau kerjakan"
            {...(active && { 'aria-activedescendant': idOf(active) })}
            placeholder="Cari paket, orang, artikel, atau tindakan"
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              setChosenKey(null)
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={classes.close} onClick={onClose}>
            <span className={visuallyHidden.always}>Tutup</span>
            <kbd className={classes.key} aria-hidden>
              Esc
            </kbd>
            <IconX className={classes.cross ?? ''} size={22} stroke={1.7} aria-hidden />
          </button>
        </div>
        {groups.length > 1 && !isNothing && (
          <div className={classes.groups}>
            {[ALL, ...groups].map((name) => (
              <button
                key={name}
                type="button"
                tabIndex={-1}
                className={classes.group}
                aria-pressed={name === group}
                onMouseDown={keepFocus}
                onClick={() => {
                  setWanted(name)
                  setChosenKey(null)
                }}
              >
                {name}
              </button>
            ))}
            <span className={classes.hintKey}>
              <kbd className={classes.key}>Tab</kbd> ganti
            </span>
          </div>
        )}
        {isNothing && (
          <p className={classes.nothing}>
            Tidak ada yang cocok dengan <b>{q}</b>. Periksa ejaannya, atau mulai yang baru:
          </p>
        )}
        {state === 'failed' && (
          <p className={classes.nothing}>Pencarian belum berhasil. {unreachableText()}</p>
        )}
        <div className={classes.list} id={listId} role="listbox" aria-label="Hasil" tabIndex={-1}>
          {byGroup(options).map(([name, lines]) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
            <div key={name} role="group" aria-label={name}>
              <div className={classes.title} aria-hidden>
                {name}
              </div>
              {lines.map((item) => (
                <SafeRow key={item.key} of={item} name={item.label} as="option">
                  <Line
                    item={item}
                    q={isNothing ? '' : q}
                    isActive={item.key === activeKey}
                    activeRef={activeRef}
                    onPoint={() => setChosenKey(item.key)}
                    onOpen={(event) => open(item, event.ctrlKey || event.metaKey)}
                  />
                </SafeRow>
              ))}
            </div>
          ))}
          {state === 'searching' && (
            <p className={classes.searching} role="presentation">
              Mencari…
            </p>
          )}
        </div>
        <div className={classes.foot}>
          <span className={classes.keys} aria-hidden>
            <kbd className={classes.key}>↑</kbd>
            <kbd className={classes.key}>↓</kbd> pilih <kbd className={classes.key}>Enter</kbd> buka{' '}
            <kbd className={classes.key}>Ctrl</kbd>
            <kbd className={classes.key}>Enter</kbd> tab baru{' '}
            <kbd className={classes.key}>{ACTIONS_ONLY}</kbd> tindakan saja
          </span>
          <span aria-hidden>{said && state !== 'failed' && !isNothing ? `${count} hasil` : ''}</span>
          <span className={visuallyHidden.always} role="status">
            {said}
          </span>
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Focuses the field as it mounts: Mantine does so a moment later, when letters already went to the page below. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.focus({ preventScroll: true })
}

/** Groups lines by their headings, in the order of their first lines. */
function byGroup(items: readonly Item[]): [string, Item[]][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item])
  return [...groups]
}
