import { pathOfAddress, queryOfAddress } from '#app/navigation/list-address.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { AddressButton } from '#app/ui/form/address-form.tsx';
import { ArrowUpRight, FileCheck, Play } from '#app/ui/icon/icons.ts';
import { RowActions } from '#app/ui/row-actions/row-actions.tsx';
import { Cell, Row } from '#app/ui/table/table.tsx';
import { newTabArrow, textLink } from '#app/ui/text-link/text-link.css.ts';
import { TruncatedText } from '#app/ui/truncated-text/truncated-text.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { isPatientStory, type SocialLink, siteOfCategory } from '../link.values.ts';
import { coverUrl, thumbnailUrl } from '../link.view.ts';
import { consentText, hiddenReason, linkName } from './link-labels.ts';
import * as css from './link-table.css.ts';

interface LinkRowProps {
  readonly link: SocialLink;
  /** Position in its category, from 1. */
  readonly number: number;
  /** Address of the list with its page and filters. */
  readonly listPath: string;
}

/** Row of a link with picture, name, URL, and the reason for which visitors do not see it. */
export function LinkRow({ link, number, listPath }: LinkRowProps) {
  // The buttons have the same label in every row, so the link's name is their accessible description.
  const nameId = `name-${link.id}`;
  const hidden = hiddenReason(link);
  const isVideo = siteOfCategory(link.category) === 'youtube';
  const path = pathOfAddress(listPath);
  const withQuery = (below: string) => `${path}/${link.id}/${below}${queryOfAddress(listPath)}`;
  const consentPath = withQuery('consent');
  const consentAction = link.consent ? 'Change consent' : 'Record consent';
  return (
    <Row id={`link-${link.id}`}>
      <Cell label="#">{number}</Cell>
      <Cell label="URL">
        <div className={css.link}>
          <LinkPicture link={link} />
          <div className={css.about}>
            <span className={css.name}>
              <TruncatedText id={nameId} fits={40}>
                {linkName(link)}
              </TruncatedText>
            </span>
            <LinkAddress url={link.url} />
          </div>
          {(hidden || isPatientStory(link.category)) && (
            <div className={css.state}>
              {hidden && <Badge tone={hidden.tone}>{`Not shown: ${hidden.reason}`}</Badge>}
              {link.consent && <p>{consentText(link.consent)}</p>}
              {isPatientStory(link.category) && (
                <AddressButton to={consentPath} size="small" variant="secondary" aria-describedby={nameId}>
                  {consentAction}
                </AddressButton>
              )}
            </div>
          )}
        </div>
      </Cell>
      <Cell label="Actions">
        <RowActions
          describedBy={nameId}
          editTo={withQuery('title')}
          editLabel="Edit title"
          deleteTo={withQuery('delete')}
          more={[
            ...(isPatientStory(link.category)
              ? [{ label: consentAction, Icon: FileCheck, to: consentPath }]
              : []),
            { label: isVideo ? 'Open the video' : 'Open the post', Icon: Play, newTab: link.url },
          ]}
        />
      </Cell>
    </Row>
  );
}

/** Picture of a link. Staff recognize a link by its picture faster than by its URL. */
function LinkPicture({ link }: { readonly link: SocialLink }) {
  const address =
    siteOfCategory(link.category) === 'instagram'
      ? coverUrl(link.mediaId, link.title)
      : thumbnailUrl(link.id);
  return <img src={address} alt="" width={96} height={54} loading="lazy" className={css.thumbnail} />;
}

/**
 * Stored URL as a link that opens in a new tab. Unlike other external links it sends the referrer, because YouTube's
 * embed page shows error 153 without one.
 */
function LinkAddress({ url }: { readonly url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener" className={`${textLink} ${css.addressLink}`}>
      <span className={css.address}>{url}</span>
      <ArrowUpRight size="0.95em" className={newTabArrow} aria-hidden />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
