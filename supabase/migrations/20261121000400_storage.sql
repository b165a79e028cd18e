-- Pictures of listings. The bucket is public: anyone can fetch a picture by its URL. There is no policy on storage.objects,
-- because a SELECT policy would let anyone list the bucket. SVG is not allowed, because it can contain scripts.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('listing_images', 'listing_images', true, 5242880, array['image/png', 'image/jpeg', 'image/webp'])
on conflict (id) do nothing;
