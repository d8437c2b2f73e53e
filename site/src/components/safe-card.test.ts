import { expect, it } from 'vitest'
import { SafeCard } from './safe-card.tsx'

it('stands as it is drawn, and as its name alone where it cannot be', () => {
  const card = new SafeCard({ of: 'a', instead: 'nama', children: 'kartu' })
  expect(card.render()).toBe('kartu')
  card.state = SafeCard.getDerivedStateFromError()
  expect(card.render()).toBe('nama')
})
