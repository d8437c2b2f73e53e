import { Button, Combobox, Modal, Text, TextInput, useCombobox } from '@mantine/core'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { foldText } from '@safar/shared/platform/text/fold-text'
import { isTautan } from '@safar/shared/records/naskah/tautan'
import type { Editor } from '@tiptap/react'
import { use, useEffect, useState } from 'react'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { eachSafely } from '../../../platform/ui/each-safely.ts'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'
import { type OwnPage, OwnPagesContext } from './sources.ts'

const MOST_SHOWN = 8
const MOST_LETTERS = 2_000

/**
 * Completes an address as people type it: `safar.test` gets `https://`, `halo@safar.test` gets `mailto:`, a phone
 * number `tel:`.
 */
export function addressOf(typed: string): string {
  const text = cutText(typed.trim(), MOST_LETTERS)
  if (isTautan(text)) return text
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  if (/^(?:\+|0)[\d ().-]{7,20}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]\S*)?$/i.test(text) ? `https://${text}` : text
}

/** Renders the dialog of a link: a page of the site, searched by its name, or an address. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  useFocusBack()
  const before = String(editor.getAttributes('link').href ?? '')
  const isBare = editor.state.selection.empty && before === ''
  const [typed, setTyped] = useState(before)
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [pages, setPages] = useState<OwnPage[]>([])
  const loadPages = use(OwnPagesContext)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  useEffect(() => {
    let gone = false
    loadPages()
      .then((found) => gone || setPages(found))
      // Without the list an address can still be typed.
      .catch(() => undefined)
    return () => {
      gone = true
    }
  }, [loadPages])

  const wanted = foldText(cutText(typed, 200))
  const found = eachSafely(pages, (page) => ({ page, words: `${foldText(page.title)} ${page.path}` }))
    .filter(({ words: own }) => own.includes(wanted))
    .map(({ page }) => page)
    .slice(0, MOST_SHOWN)

  const put = (address: string) => {
    const href = addressOf(address)
    if (!isTautan(href)) {
      setProblem(
        'Tulis alamat yang diawali https:// atau /, alamat email, nomor telepon, atau pilih halaman.',
      )
      return
    }
    const chain = editor.chain().focus().extendMarkRange('link')
    if (isBare) {
      const text = words.trim() || pages.find(({ path }) => path === href)?.title || href
      chain
        .insertContent([{ type: 'text', text, marks: [{ type: 'link', attrs: { href, title: '' } }] }])
        .run()
    } else chain.setMark('link', { href }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
    onClose()
  }

  return (
    <Modal opened onClose={onClose} title={before ? 'Ubah tautan' : 'Sisipkan tautan'}>
      <Combobox
        store={combobox}
        onOptionSubmit={(path) => {
          setTyped(path)
          setProblem(null)
          combobox.closeDropdown()
        }}
      >
        <Combobox.Target>
          <TextInput
            label="Alamat atau nama halaman"
            description="Misalnya umrah desember, https://contoh.com, atau halo@contoh.com"
            value={typed}
            error={problem}
            autoComplete="off"
            data-autofocus
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              setProblem(null)
              combobox.openDropdown()
              combobox.updateSelectedOptionIndex()
            }}
            onFocus={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || combobox.getSelectedOptionIndex() >= 0) return
              event.preventDefault()
              put(typed)
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={found.length === 0}>
          <Combobox.Options aria-label="Halaman situs">
            {found.map(({ title, path }) => (
              <Combobox.Option key={path} value={path}>
                {title}
                <Text span size="xs" c="dimmed" ml={8}>
                  {path}
                </Text>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {isBare && (
        <TextInput
          mt="md"
          label="Kata yang tampil"
          description="Kosongkan untuk memakai nama halaman atau alamatnya"
          value={words}
          autoComplete="off"
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      <DialogActions>
        {before && (
          <Button variant="default" onClick={remove}>
            Lepas tautan
          </Button>
        )}
        <Button onClick={() => put(typed)}>{before ? 'Simpan tautan' : 'Sisipkan'}</Button>
      </DialogActions>
    </Modal>
  )
}
