/** What an imported picture is in a test: some address. */
module.exports = '/picture.webp'
