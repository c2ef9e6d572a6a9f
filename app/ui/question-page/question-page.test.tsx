import { expect, test } from 'vitest';
import { renderWithFacts } from '#tests/support/markup.tsx';
import { QuestionPage } from './question-page.tsx';

test('the question of a step names its section and is followed by the errors of a refused form', () => {
  const html = renderWithFacts(
    <QuestionPage
      title="Who?"
      step={{ id: 'person', place: [3, 4] }}
      hasSide={false}
      refused={{ message: 'No', errors: { name: 'Name?' } }}
    >
      <p>Form</p>
    </QuestionPage>,
  );
  expect(html).toMatch(/<h1 id="person-title"[^>]*>Who\?<\/h1><div tabindex="-1" autofocus/i);
  expect(html).toMatch(/<section id="person"[^>]* aria-labelledby="person-title"><p>Form/);
  expect(html).not.toContain('<h2');
  expect(html.split('<h1')[0]).toContain('Step 3 of 4');
});
