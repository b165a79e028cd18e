-- Pictures of listings. The bucket is public: a picture is fetched by its address, and there is no policy on
-- storage.objects, because a SELECT policy would let anyone list the bucket. No SVG: it can carry script.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('listing_images', 'listing_images', true, 5242880, array['image/png', 'image/jpeg', 'image/webp'])
on conflict (id) do nothing;
