import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import { useFormApi } from '../form-context.ts'

interface Props {
  /** The id of the stored record; none for a new one. */
  id: number | undefined
  isOpen: boolean
  onToggle: () => void
  ref?: Ref<HTMLButtonElement> | undefined
}

/** There is room for form and page side by side. */
const isWide = () => window.matchMedia('(min-width: 1180px)').matches

/** Renders the button that shows the preview beside the form, or on narrow screens in a tab of its own. */
export function PratinjauButton({ id, isOpen, onToggle, ref }: Props) {
  const form = useFormApi()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function open(): Promise<void> {
    if (isOpen || isWide()) return onToggle()
    // Browsers block a tab that opens later than the press.
    const tab = window.open('', '_blank')
    if (!tab)
      return setProblem(
        'Browser menahan tab baru. Izinkan pop-up untuk situs ini, lalu tekan Pratinjau lagi.',
      )
    setBusy(true)
    const { showInTab } = await import('./make-pratinjau.ts')
    setProblem((await showInTab(form, id, tab)) ?? '')
    setBusy(false)
  }

  return (
    <>
      {problem && <span role="alert">{problem}</span>}
      <Button
        ref={ref ?? null}
        variant="default"
        leftSection={<IconEye size={18} aria-hidden />}
        aria-pressed={isOpen}
        loading={isBusy}
        onClick={() => void open()}
      >
        Pratinjau
      </Button>
    </>
  )
}
