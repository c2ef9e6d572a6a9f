import { expect, test } from 'vitest';
import { tiers } from './danger.ts';
import { type DangerId, dangerAt, dangerIds } from './danger-table.ts';
import { isUrgent, regrouped, urgentGroupIds, urgentGroups, urgentIds } from './urgent-groups.ts';

test('every row of the tiers ambulance, emergency and today is in exactly one group, and no other row', () => {
  expect(urgentIds.toSorted()).toEqual(dangerIds.filter(isUrgent).toSorted());
  expect(urgentIds.filter((id) => dangerAt(id).tier === 'soon')).toEqual([]);
});

test('no group is empty, and each begins with its most urgent tier', () => {
  for (const { id, rows } of urgentGroups) {
    expect(rows.length, id).toBeGreaterThan(2);
    const ranks = rows.map((row) => tiers.indexOf(dangerAt(row).tier));
    expect(ranks, id).toEqual(ranks.toSorted());
  }
});

test('no row is regrouped that is not urgent', () => {
  expect((Object.keys(regrouped) as DangerId[]).filter((id) => !isUrgent(id))).toEqual([]);
});

test('no row has the id of a group, because both are anchors of the page', () => {
  expect(urgentGroupIds.filter((id) => (urgentIds as readonly string[]).includes(id))).toEqual([]);
});
