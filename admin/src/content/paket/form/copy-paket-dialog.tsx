import { Center, Loader, Modal, SegmentedControl, Text, TextInput } from '@mantine/core'
import { TIPE_BELUM, tipeDipilih } from '@safar/shared/content/paket/tipe'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import { matchesSearch, searchTerms, searchText } from '@safar/shared/platform/search'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { copyPaketPath } from '../../../platform/paths.ts'
import { SafeRow } from '../../../platform/ui/safe-row.tsx'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'
import { paketQueries } from '../paket.queries.ts'
import { type Asal, CopyDates, type Kept } from './copy-dates.tsx'
import classes from './copy-paket-dialog.module.css'

const SHOWN = 30

const FOR = [
  { value: 'satu', label: 'Satu tanggal' },
  { value: 'beberapa', label: 'Beberapa tanggal' },
]

interface Props {
  /** The package to copy for several days, where it is known already. */
  asal?: Asal
  kept: Kept
  onClose: () => void
}

/** Renders the dialog that copies a package: into the form for one day, or as drafts for several. */
export function CopyPaketDialog({ asal, kept, onClose }: Props) {
  useFocusBack()
  const [chosen, setChosen] = useState<Asal | null>(asal ?? null)
  const [isBusy, setBusy] = useState(false)
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    <Modal
      opened
      onClose={close}
      title={chosen ? 'Salin ke beberapa tanggal' : 'Salin dari paket lain'}
      closeButtonProps={{ disabled: isBusy }}
    >
      {chosen ? (
        <CopyDates
          paket={chosen}
          kept={kept}
          onBusy={setBusy}
          onBack={() => (asal ? onClose() : setChosen(null))}
        />
      ) : (
        <Choose startsWithSeveral={kept.typed !== ''} onSeveral={setChosen} onClose={onClose} />
      )}
    </Modal>
  )
}

interface ChooseProps {
  startsWithSeveral: boolean
  onSeveral: (paket: Asal) => void
  onClose: () => void
}

/** Renders the choice of the package to copy. Unsaved input is asked about, like on any way out of the form. */
function Choose({ startsWithSeveral, onSeveral, onClose }: ChooseProps) {
  const [many, setMany] = useState(startsWithSeveral ? 'beberapa' : 'satu')
  const { data, isError } = useQuery(paketQueries.list())
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const terms = searchTerms(typed)
  const found = (data ?? []).filter((paket) =>
    matchesSearch(
      searchText([paket.nama_paket, tipeDipilih(paket), formatTanggal(paket.tanggal_keberangkatan)]),
      terms,
    ),
  )
  const choose = (paket: Asal) => {
    if (many === 'beberapa') return onSeveral(paket)
    onClose()
    void navigate(copyPaketPath(paket.id))
  }
  return (
    <>
      <SegmentedControl
        fullWidth
        mb="md"
        bg="var(--sand)"
        withItemsBorders={false}
        aria-label="Disalin untuk"
        data={FOR}
        value={many}
        onChange={setMany}
      />
      <TextInput
        label="Cari paket"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        data-autofocus
      />
      {!data && !isError && (
        <Center mih={120} role="status" aria-label="Memuat paket">
          <Loader aria-hidden />
        </Center>
      )}
      {isError && <Text mt="md">Daftar paket tidak dapat dimuat. Tutup, lalu coba lagi.</Text>}
      {data && found.length === 0 && <Text mt="md">Tidak ada paket yang cocok.</Text>}
      <ul className={classes.choices}>
        {found.slice(0, SHOWN).map((paket) => (
          <SafeRow key={paket.id} of={paket} name={paket.nama_paket}>
            {() => (
              <li>
                <button type="button" onClick={() => choose(paket)}>
                  <strong>{paket.nama_paket}</strong>
                  <span>
                    {[tipeDipilih(paket) || TIPE_BELUM, formatTanggal(paket.tanggal_keberangkatan)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </button>
              </li>
            )}
          </SafeRow>
        ))}
      </ul>
      {found.length > SHOWN && (
        <Text size="sm" mt="xs">
          {found.length - SHOWN} paket lagi; tulis namanya untuk mencari.
        </Text>
      )}
    </>
  )
}
